/** Reads where the parts of a drawing stand, from a map of it in letters. */

/** The columns that a drawing is divided into, whatever its width. */
export const COLUMNS = 48;

/** The rows that a map may have at most. */
export const ROWS = 24;

/** Counted from 1, as style sheets do. */
export interface Area {
  readonly row: number;
  readonly rows: number;
  readonly column: number;
  readonly columns: number;
}

/** Where a part stands. */
export interface Place extends Area {
  readonly top: Area; // of it, the places in its first row that are named after it: where a frame has its name
}

/**
 * The area of each name in a map. Its first line says how many of the 48 columns each word below is wide; in every other
 * line a word is the name of the part that covers this place, and `.` leaves it free. Whatever lies around other parts
 * (a name in `around`, with theirs) takes all places between its own, too.
 */
export function areasOf(map: string, around: Readonly<Record<string, readonly string[]>> = {}): Map<string, Place> {
  const [first = [], ...lines] = map
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean))
    .filter((line) => line.length);
  const widths = first.map(Number);
  const all = widths.reduce((sum, width) => sum + width, 0);
  if (all !== COLUMNS)
    throw new Error(`The columns of a map are ${all} wide together, not ${COLUMNS}: ${first.join(' ')}`);
  if (lines.length > ROWS) throw new Error(`A map has ${lines.length} rows, and ${ROWS} at most can be shown`);

  const starts = widths.map((_, index) => 1 + widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const areas = new Map<string, Area>();
  const tops = new Map<string, Area>();
  const filled = new Map<string, number>();
  lines.forEach((line, index) => {
    if (line.length !== widths.length) {
      throw new Error(`A row has ${line.length} words, and the map ${widths.length} columns: ${line.join(' ')}`);
    }
    line.forEach((name, nth) => {
      if (name === '.') return;
      const place = {row: index + 1, rows: 1, column: starts[nth]!, columns: widths[nth]!};
      areas.set(name, areas.has(name) ? union(areas.get(name)!, place) : place);
      if (areas.get(name)!.rows === 1) tops.set(name, areas.get(name)!);
      filled.set(name, (filled.get(name) ?? 0) + place.columns);
    });
  });

  for (const [name, {rows, columns}] of areas) {
    if (!around[name] && filled.get(name) !== rows * columns) throw new Error(`The places of ${name} are no rectangle`);
  }
  for (const [name, others] of Object.entries(around)) {
    const inside = others.map((other) => areas.get(other));
    if (!areas.has(name) || inside.includes(undefined)) continue; // which is reported for every part alike
    areas.set(name, (inside as Area[]).reduce(union, areas.get(name)!));
  }
  return new Map([...areas].map(([name, area]) => [name, {...area, top: tops.get(name)!}]));
}

/** The smallest area that has both. */
function union(a: Area, b: Area): Area {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return {
    row,
    rows: Math.max(a.row + a.rows, b.row + b.rows) - row,
    column,
    columns: Math.max(a.column + a.columns, b.column + b.columns) - column,
  };
}

/** The classes that put a part in its area: no policy lets a page say this of single elements. */
export function classes({row, rows, column, columns}: Area, name: 'place' | 'place-wide'): string[] {
  return [`${name}-row-${row}`, `${name}-rows-${rows}`, `${name}-column-${column}`, `${name}-columns-${columns}`];
}

/** The rules of these classes. Their names are the same in every build, which makes a sheet of many rules small. */
export function placesSheet(): string {
  const rules = (name: string): string[] =>
    [
      {what: 'row', most: ROWS, says: 'grid-row-start: '},
      {what: 'rows', most: ROWS, says: 'grid-row-end: span '},
      {what: 'column', most: COLUMNS, says: 'grid-column-start: '},
      {what: 'columns', most: COLUMNS, says: 'grid-column-end: span '},
    ].flatMap(({what, most, says}) =>
      Array.from({length: most}, (_, index) => `.${name}-${what}-${index + 1} {${says}${index + 1}}`),
    );
  return [
    '/* Written by areas.test.ts, run with --update. */',
    ...rules('place'),
    '@container (min-width: 40rem) {',
    ...rules('place-wide').map((rule) => `  ${rule}`),
    '}',
    '',
  ].join('\n');
}
