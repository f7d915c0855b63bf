import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Blob, Buffer, Face, Feature, Font, shape, Variation} from 'harfbuzzjs';
import subsetFont from 'subset-font';
import {ROOT} from './builds';

/** How wide letters are, px. */
export type Measure = (text: string, isStrong: boolean) => number;

/** As `src/components/Figure/styles.module.css` and `src/css/tokens.css` set the letters of drawings. */
const SIZE = 13; // px
const WEIGHTS = {text: 400, strong: 600};
const FEATURES = [new Feature('tnum', 1)];

const FONT = path.join(ROOT, 'src/css/type/etm-text.woff2');

/** Measures the letters of drawings in the site's own font, shaped as a browser does. */
export async function ofDrawings(): Promise<Measure> {
  const face = new Face(new Blob(await unpacked()));
  const [text, strong] = [fontOf(face, WEIGHTS.text), fontOf(face, WEIGHTS.strong)];
  const known = new Map<string, number>();
  return (letters, isStrong) => {
    const key = `${letters}/${isStrong}`;
    const width = known.get(key) ?? widthIn(isStrong ? strong : text, letters) * (SIZE / face.upem);
    known.set(key, width);
    return width;
  };
}

function fontOf(face: Face, weight: number): Font {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** In the font's own units. */
function widthIn(font: Font, letters: string): number {
  const buffer = new Buffer();
  buffer.addText(letters);
  buffer.guessSegmentProperties();
  shape(font, buffer, FEATURES);
  return buffer.getGlyphPositions().reduce((sum, {xAdvance}) => sum + xAdvance, 0);
}

/** The font's file, no longer compressed. */
function unpacked(): Promise<Uint8Array> {
  const all = Array.from({length: 0x2300 - 0x20}, (_, index) => String.fromCodePoint(index + 0x20)).join('');
  return subsetFont(readFileSync(FONT), all, {targetFormat: 'sfnt', keepFeatures: ['kern', 'tnum']});
}
