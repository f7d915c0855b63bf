import type {Row} from '../tests/specification';

/** What is used of Playwright's JSON report. */
export interface Report {
  readonly config: {readonly shard: {readonly current: number; readonly total: number} | null};
  readonly suites?: readonly Suite[];
  readonly errors?: readonly {readonly message?: string}[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

export interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tags: readonly string[];
  readonly tests: readonly {
    readonly status: string;
    readonly expectedStatus: string;
    readonly results: readonly {readonly duration: number}[]; // ms
  }[];
}

/** The ids that tests claim by a tag, and whether a test that does so has passed. */
export function claims({suites = []}: Pick<Report, 'suites'>): Map<string, boolean> {
  const claimed = new Map<string, boolean>();
  const visit = (suite: Suite): void => {
    suite.suites?.forEach(visit);
    for (const {tags, tests} of suite.specs ?? []) {
      // A skipped test does not count, nor does one that is known to fail; one that passed at the second try does.
      const passed = tests.every(
        ({status, expectedStatus}) => status !== 'unexpected' && status !== 'skipped' && expectedStatus === 'passed',
      );
      for (const tag of tags) {
        const [, id] = /^@?spec:(.+)$/.exec(tag) ?? [];
        if (id) claimed.set(id, passed || claimed.get(id) === true);
      }
    }
  };
  suites.forEach(visit);
  return claimed;
}

export interface Balance {
  readonly covered: readonly Row[];
  readonly missing: readonly Row[]; // no passed test claims them
  readonly unknown: readonly string[]; // claimed, but no row has this id
}

/** Compares the specification's rows with what passed tests claim. */
export function balance(rows: readonly Row[], claimed: ReadonlyMap<string, boolean>): Balance {
  const isCovered = ({id}: Row): boolean => claimed.get(id) === true;
  return {
    covered: rows.filter(isCovered),
    missing: rows.filter((row) => !isCovered(row)),
    unknown: [...claimed.keys()].filter((id) => !rows.some((row) => row.id === id)),
  };
}
