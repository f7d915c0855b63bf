import {escapeText} from '../../escape';
import {toCsv} from '../DataTable/csv';
import {save} from '../DataTable/save';

/** Properties that the drawings' style sheet sets, written into the picture that is taken away. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
] as const;

const MARGIN = 16; // px around the drawing: names may stand on its edge
const SCALE = 2; // pixels of a PNG for one of the drawing

export function csv(figure: HTMLElement): void {
  const tables = [...figure.querySelectorAll('table')].map((table) => [
    [table.getAttribute('aria-label') ?? ''],
    ...[...table.rows].map((row) => [...row.cells].map(textOf)),
    [''],
  ]);
  save(toCsv(tables.flat()), `${figure.id}.csv`);
}

/** The text of a cell; the unit in a head stands in brackets. */
function textOf(cell: HTMLTableCellElement): string {
  const unit = cell.querySelector('small')?.textContent;
  return unit ? `${cell.firstChild!.textContent} (${unit})` : cell.textContent;
}

export async function svg(figure: HTMLElement): Promise<void> {
  save((await picture(figure)).blob, `${figure.id}.svg`);
}

export async function png(figure: HTMLElement): Promise<void> {
  const {blob, width, height} = await picture(figure);
  const href = URL.createObjectURL(blob);
  const image = new Image();
  image.src = href;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(href);
  canvas.toBlob((made) => made && save(made, `${figure.id}.png`), 'image/png');
}

/** The drawing as a file of its own, with its title, its styles and its font. */
async function picture(figure: HTMLElement): Promise<{blob: Blob; width: number; height: number}> {
  const drawing = figure.querySelector('svg')!;
  const {width, height} = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  drawing.querySelectorAll('*').forEach((element, index) => {
    const style = getComputedStyle(element);
    if (style.display === 'none') copies[index]!.setAttribute('display', 'none');
    for (const name of STYLES) copies[index]!.style.setProperty(name, style.getPropertyValue(name));
  });
  const {color, backgroundColor} = getComputedStyle(document.body);
  const title = document.getElementById(`${figure.id}-title`)!.textContent;
  const top = 36; // for the title
  const [wide, high] = [width + 2 * MARGIN, height + 2 * MARGIN + top];
  for (const [name, value] of Object.entries({x: MARGIN, y: top, width, height}))
    copy.setAttribute(name, String(value));
  const font = getComputedStyle(drawing).fontFamily;
  copy.style.setProperty('overflow', 'visible');
  copy.style.setProperty('fill', color);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><style>${await fontFace(font)}</style><rect width="100%" height="100%" fill="${backgroundColor}"/><text x="${MARGIN}" y="22" fill="${color}" font-family="${font.replaceAll('"', "'")}" font-size="14" font-weight="600">${escapeText(title)}</text>${new XMLSerializer().serializeToString(copy)}</svg>`;
  return {blob: new Blob([text], {type: 'image/svg+xml'}), width: wide, height: high};
}

/** The rule of the page's own font, with the font in it; nothing where the drawing has another one. */
async function fontFace(families: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const own = rules.find(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule &&
      families.includes(rule.style.getPropertyValue('font-family').replaceAll('"', '')),
  );
  const file = own && /url\("?([^")]+)/.exec(own.cssText)?.[1];
  if (!file) return '';
  const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return own.cssText.replace(file, `data:font/woff2;base64,${data}`);
}
