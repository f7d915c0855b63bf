import type {Mutant} from '../../tests/mutants';

/** Mutants that stand in the sources at the same time: each of them would be noticed without the others, too. */
export interface Group {
  readonly builds: readonly string[]; // which the browser's tests of all of them read
  readonly mutants: readonly Mutant[];
}

/**
 * Puts mutants that a browser notices together, so that they share builds; all others stay alone. Together are those that
 * read the same builds, edit different files, and are not kept `apart` by a word that both have.
 */
export function groupsOf(mutants: readonly Mutant[]): Group[] {
  const groups: {builds: readonly string[]; mutants: Mutant[]}[] = [];
  for (const mutant of mutants) {
    const {by} = mutant;
    const builds = by.kind === 'browser' ? (by.builds ?? ['default']) : [];
    const place =
      by.kind === 'browser' &&
      groups.find(
        (group) =>
          group.mutants[0]!.by.kind === 'browser' &&
          group.builds.join() === builds.join() &&
          group.mutants.every((other) => canStandWith(mutant, other)),
      );
    if (place) place.mutants.push(mutant);
    else groups.push({builds, mutants: [mutant]});
  }
  return groups;
}

function canStandWith(one: Mutant, other: Mutant): boolean {
  const files = new Set(one.edits.map(({file}) => file));
  const apart = new Set(one.apart);
  return !other.edits.some(({file}) => files.has(file)) && !other.apart?.some((word) => apart.has(word));
}
