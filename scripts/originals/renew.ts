import {GONE} from '../../config/originals';

/** The text of config/originals.ts with the hashes that the originals of these files of ours have now. */
export function renew(table: string, files: readonly string[], hashOf: (original: string) => string): string {
  const unknown = files.find((file) => !table.includes(`'${file}': {`));
  if (unknown !== undefined) throw new Error(`${unknown} is not in config/originals.ts`);
  const renewed = (original: string): string => {
    const hash = hashOf(original);
    if (hash === GONE) throw new Error(`node_modules/${original} is gone: correct or delete its row`);
    return hash;
  };
  return table.replace(/'([^']+)': \{[^{}]*\}/g, (rows: string, ours: string) =>
    files.includes(ours)
      ? rows.replace(
          /'([^']+)':(\s+)'\w{16}'/g,
          (_, original: string, space: string) => `'${original}':${space}'${renewed(original)}'`,
        )
      : rows,
  );
}
