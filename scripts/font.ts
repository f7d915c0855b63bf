/**
 * Makes src/css/type/etm-text.woff2 from the published package, so that the file's origin can be repeated and checked.
 * `npm run font`; the font's licence (OFL 1.1) stands beside it, and inside it.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const ORIGINAL =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const FILE = 'src/css/type/etm-text.woff2';

const ascii = Array.from({length: 95}, (_, i) => String.fromCodePoint(32 + i)).join('');

/** What English text with Dutch names and units needs. The package has no subscript figures, arrows or Greek letters. */
const characters = `${ascii}\u00a0§©°±²³·½×ÉáäèéëïóöüßØø–—‘’“”…€−`;

/** Copyright, licence and its address. */
const NAMES = [0, 13, 14];

async function make(): Promise<void> {
  const font = await subsetFont(readFileSync(require.resolve(ORIGINAL)), characters, {
    targetFormat: 'woff2',
    variationAxes: {wght: {min: 400, max: 700, default: 400}},
    keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'],
    noHinting: true,
    preserveNameIds: NAMES,
  });
  writeFileSync(path.resolve(__dirname, '..', FILE), font);
  console.log(`${FILE}: ${font.length} bytes`);
}

void make();
