/** A number or word that the model's files give, or one that a query makes for each dataset. */
export type Value =
  | number
  | string
  | {
      readonly from: readonly string[]; // what the query reads
      readonly is: number | null; // for the dataset; null where only the engine can tell
    };

/** An input as /input-keys.json has it. What it does not have is left out. */
export interface PublishedInput {
  readonly key: string;
  readonly name?: string; // of its slider, in English
  readonly name_nl?: string;
  readonly place: readonly string[]; // tab, menu item and slide, or the folder of the model's files
  readonly place_nl?: readonly string[];
  readonly url?: string; // opens the slide in the model
  readonly unit: string;
  readonly values?: readonly string[]; // words that it takes, where it takes no numbers
  readonly min?: Value;
  readonly max?: Value;
  readonly default?: Value;
  readonly step?: number;
  readonly sets?: readonly {readonly attribute: string; readonly of: readonly string[]}[];
  readonly read_by?: readonly string[]; // of an input that sets nothing by itself
  readonly share_group?: string; // its inputs make 100 % together
  readonly coupling_groups?: readonly string[];
  readonly disabled_by_couplings?: readonly string[];
  readonly needs?: string; // what an area must have
  readonly explained?: readonly {readonly title: string; readonly path: string}[];
}

/** What /input-keys.json holds. */
export interface Published {
  readonly dataset: string; // whose values are given where a query makes them
  readonly commits: Readonly<Record<string, string>>; // of the repositories that were read
  readonly inputs: readonly PublishedInput[];
}

/** The rows of /input-keys.csv, its head first; of some inputs likewise. */
export function rowsOf(inputs: readonly PublishedInput[], dataset: string): string[][] {
  const head = ['Key', 'Slider', 'Slider in Dutch', 'Place in the model', 'Place in Dutch', 'Unit'];
  const values = ['Smallest', 'Largest', 'Default'].map((name) => `${name} (${dataset})`);
  const rest = [
    'Calculated from',
    'Step',
    'Sets',
    'Share group',
    'Coupling groups',
    'Disabled by couplings',
    'Slider at',
  ];
  return [
    [...head, ...values, ...rest, 'Explained at'],
    ...inputs.map((input) => [
      input.key,
      input.name ?? '',
      input.name_nl ?? '',
      input.place.join(' › '),
      (input.place_nl ?? []).join(' › '),
      input.unit,
      numberOf(input.min),
      numberOf(input.max),
      input.values && !input.default ? input.values.join(' or ') : numberOf(input.default),
      madeOf(input),
      numberOf(input.step),
      (input.sets ?? []).map(({attribute, of}) => `${attribute}: ${of.join(', ')}`).join('; '),
      input.share_group ?? '',
      (input.coupling_groups ?? []).join(' '),
      (input.disabled_by_couplings ?? []).join(' '),
      input.url ?? '',
      (input.explained ?? []).map(({path}) => path).join(' '),
    ]),
  ];
}

/** A value as digits or a word; nothing where only the engine can tell it. */
function numberOf(value: Value | undefined): string {
  return String((typeof value === 'object' ? value.is : value) ?? '');
}

function madeOf({min, max, default: start}: PublishedInput): string {
  return Object.entries({smallest: min, largest: max, default: start})
    .flatMap(([name, value]) => (typeof value === 'object' ? `${name}: ${value.from.join(', ')}` : []))
    .join('; ');
}
