/** The part of subset-font 2.9.0 that is used here; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly variationAxes?: Readonly<Record<string, {min: number; max: number; default: number}>>;
    readonly keepFeatures: readonly string[];
    readonly noHinting?: boolean;
    readonly preserveNameIds?: readonly number[];
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
