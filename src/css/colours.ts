/**
 * What a colour is to the eye: contrast by WCAG 2.2, and the distance of two colours (CIEDE2000) for readers with full
 * colour vision, with three kinds of colour blindness, and in greyscale. Colours are written `#rrggbb`.
 */
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Full colour vision, and the lack of the long, the middle or the short waves' receptor. */
export type Vision = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia';

/** Matrices of Machado, Oliveira and Fernandes (2009), severity 1.0, for linear RGB. */
const VISIONS: Readonly<Record<Vision, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear RGB to XYZ, for sRGB and its white. */
const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

/** Contrast of two colours by WCAG 2.2: 1 for the same, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** A colour that covers another one in part: `share` of 1 hides it, 0 leaves it. */
export function over(colour: string, below: string, share: number): string {
  const mixed = channels(colour).map((value, i) => Math.round(value * share + channels(below)[i]! * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** CIEDE2000 between two colours as a reader with this vision sees them; 1 is barely to be told apart. */
export function distance(one: string, other: string, vision: Vision = 'full'): number {
  return ciede2000(lab(times(VISIONS[vision], linear(one))), lab(times(VISIONS[vision], linear(other))));
}

/** Steps of lightness (of 100) that are left between two colours in greyscale. */
export function greyStep(one: string, other: string): number {
  return Math.abs(lightness(luminance(one)) - lightness(luminance(other)));
}

function channels(colour: string): Triple {
  return map([1, 3, 5], (at) => parseInt(colour.slice(at, at + 2), 16));
}

function linear(colour: string): Triple {
  return map(channels(colour), (channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function luminance(colour: string): number {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function lab(rgb: Triple): Triple {
  const seen = times(
    XYZ,
    map(rgb, (value) => Math.min(1, Math.max(0, value))),
  );
  const [x, y, z] = map(seen, (value, i) => response(value / WHITE[i]!));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function lightness(luminance: number): number {
  return 116 * response(luminance) - 16;
}

/** The eye's answer to a share of white. */
function response(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}

/** With all weights 1; names as in Sharma, Wu and Dalal (2005). */
function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const {sqrt, hypot, atan2, sin, cos, exp, abs} = Math;
  const degree = Math.PI / 180;
  const mean = (hypot(a1, b1) + hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [hypot(p1, b1), hypot(p2, b2)];
  const hue = (b: number, a: number): number => (a || b ? (atan2(b, a) / degree + 360) % 360 : 0);
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  const coloured = c1 * c2 > 0;
  let turn = coloured ? h2 - h1 : 0;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin((turn * degree) / 2)];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let h = h1 + h2;
  if (coloured) {
    if (abs(h1 - h2) > 180) h += h < 360 ? 360 : -360;
    h /= 2;
  }
  const t =
    1 -
    0.17 * cos((h - 30) * degree) +
    0.24 * cos(2 * h * degree) +
    0.32 * cos((3 * h + 6) * degree) -
    0.2 * cos((4 * h - 63) * degree);
  const sl = 1 + (0.015 * (l - 50) ** 2) / sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -sin(60 * degree * exp(-(((h - 275) / 25) ** 2))) * 2 * sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

function times(matrix: Matrix, vector: Triple): Triple {
  return map(matrix, (row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]);
}

function map<Item>(items: readonly [Item, Item, Item], change: (item: Item, index: number) => number): Triple {
  return [change(items[0], 0), change(items[1], 1), change(items[2], 2)];
}
