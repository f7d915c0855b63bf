/**
 * Which text of the built pages must be looked at so that each construct is seen once. How a text stands out follows from
 * the rules that give colours and sizes to its element and to those around it.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {selectAll} from 'hast-util-select';

export interface Page {
  readonly address: string;
  readonly tree: Root;
}

/** What the selectors of style sheets ask for. */
interface Asked {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly attributes: readonly Attribute[];
}

/** `[href^='https:']`, taken apart. */
interface Attribute {
  readonly name: string; // as hast has it, in small letters
  readonly operator: string; // '' if any value will do
  readonly value: string;
}

/** The style sheets of a built site. */
export function sheetOf(folder: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

const COLOURS =
  /(?:^|[;{\s])(?:--[\w-]+|color|background(?:-color|-image)?|opacity|fill|font(?:-size|-weight)?|(?:backdrop-)?filter|mix-blend-mode)\s*:/;

/** What those rules of a style sheet ask for that can change how well a text stands out. */
function askedBy(sheet: string): Asked {
  const selectors = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , declarations]) => COLOURS.test(declarations!))
    .map(([, selector]) => selector!)
    .join('\n');
  const attribute = /\[([\w-]+)(?:([~|^$*]?=)["']?([^"'\]]*)["']?(?:\s+[is])?)?\]/g;
  const attributes = new Map<string, Attribute>();
  for (const [text, name, operator = '', value = ''] of selectors.matchAll(attribute)) {
    attributes.set(text, {name: name!.replaceAll('-', '').toLowerCase(), operator, value});
  }
  const rest = selectors.replace(attribute, '');
  const names = (pattern: RegExp): Set<string> => new Set([...rest.matchAll(pattern)].map(([, name]) => name!));
  return {
    tags: names(/(?<![\w.#:@\\-])([a-z][a-z0-9]*)/gi),
    classes: names(/\.(-?[_a-z][\w-]*)/gi),
    attributes: [...attributes.values()],
  };
}

/**
 * By address, the texts to look at (as selectors) so that with all of the examined pages each construct is
 * seen, on as few pages as may be. A place that is in sight from the start comes before one in a hidden panel.
 */
export function textsToSee(
  pages: readonly Page[],
  sheet: string,
  isExamined: (address: string) => boolean,
): Map<string, string[]> {
  const left = [...constructsOf(pages, sheet).values()].filter((places) => ![...places.keys()].some(isExamined));
  const chosen = new Map<string, Set<string>>();
  while (left.length) {
    const counts = new Map<string, number>();
    for (const address of left.flatMap((places) => [...places.keys()])) {
      counts.set(address, (counts.get(address) ?? 0) + 1);
    }
    const [best] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
    const seen = left.flatMap((places) => places.get(best)?.selector ?? []);
    chosen.set(best, new Set(seen));
    left.splice(0, left.length, ...left.filter((places) => !places.has(best)));
  }
  return new Map([...chosen].map(([address, selectors]) => [address, [...selectors]]));
}

interface Place {
  readonly selector: string;
  readonly isHidden: boolean;
}

/** All constructs of the pages, each with one place on each page that has it: hidden ones only where there are no others. */
function constructsOf(pages: readonly Page[], sheet: string): Map<string, Map<string, Place>> {
  const constructs = new Map<string, Map<string, Place>>();
  const note = (name: string, address: string, place: Place): void => {
    const places = constructs.get(name) ?? new Map<string, Place>();
    const known = places.get(address);
    if (!known || (known.isHidden && !place.isHidden)) places.set(address, place);
    constructs.set(name, places);
  };

  const asked = askedBy(sheet);
  for (const {address, tree} of pages) {
    const visit = (parent: Element, above: string, selector: string, isHidden: boolean): void => {
      for (const [index, element] of childrenOf(parent).entries()) {
        const construct = add(above, looks(element, asked));
        const place: Place = {
          selector: `${selector}>${element.tagName}:nth-child(${index + 1})`,
          isHidden: isHidden || Boolean(element.properties.hidden),
        };
        if (hasText(element) && !isNameOfPanel(element, parent, index)) note(construct, address, place);
        visit(element, construct, place.selector, place.isHidden);
      }
    };
    for (const main of selectAll('main', tree)) visit(main, '', 'main', false);
  }

  for (const places of constructs.values()) {
    const inSight = [...places.values()].some(({isHidden}) => !isHidden);
    for (const [address, {isHidden}] of [...places]) if (inSight && isHidden) places.delete(address);
  }
  return constructs;
}

/**
 * The addresses of pages whose panels of tabs must be looked at, so that with those of the examined pages each structure
 * of a panel is seen: its elements, with their attributes, and whether they are empty.
 */
export function panelsToSee(pages: readonly Page[], isExamined: (address: string) => boolean): string[] {
  const seen = new Set<string>();
  return [...pages]
    .sort((a, b) => Number(isExamined(b.address)) - Number(isExamined(a.address)))
    .filter(({address, tree}) => {
      const structures = new Set<string>();
      const visit = (element: Element, above: string): void => {
        const line = add(above, structureOf(element));
        structures.add(line);
        for (const child of childrenOf(element)) visit(child, line);
      };
      for (const panel of selectAll('main [role="tabpanel"]', tree)) visit(panel, '');
      const isNew = [...structures].some((each) => !seen.has(each));
      for (const each of structures) seen.add(each);
      return isNew && !isExamined(address);
    })
    .map(({address}) => address);
}

function childrenOf({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** What is said of an element, behind what is said of those around it: nothing where it is nothing, or the same again. */
function add(above: string, said: string): string {
  return said && !above.endsWith(`>${said}`) ? `${above}>${said}` : above;
}

/** What says the name of a panel to readers without scripts and on paper; with scripts its tab does. */
function isNameOfPanel({tagName}: Element, {properties}: Element, index: number): boolean {
  return tagName === 'p' && index === 0 && properties.role === 'tabpanel';
}

/** Whether an element has text of its own, or takes some. */
function hasText({tagName, children}: Element): boolean {
  return (
    ['input', 'select', 'textarea'].includes(tagName) ||
    children.some((child) => child.type === 'text' && /\S/.test(child.value))
  );
}

/** Of an element's name, classes and attributes those that are asked for. */
function looks({tagName, properties}: Element, {tags, classes, attributes}: Asked): string {
  const values = new Map(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const found = attributes
    .filter(({name, operator, value}) => isAsked(values.get(name), operator, value))
    .map(({name, operator, value}) => `[${name}${operator}${value}]`);
  const named = classesOf(properties).filter((name) => classes.has(name));
  return [tags.has(tagName) ? tagName : '', ...named.map((name) => `.${name}`), ...new Set(found)].join('');
}

function isAsked(actual: string | undefined, operator: string, value: string): boolean {
  if (actual === undefined) return false;
  if (operator === '=') return actual === value;
  if (operator === '^=') return actual.startsWith(value);
  if (operator === '$=') return actual.endsWith(value);
  if (operator === '*=' || operator === '~=') return actual.includes(value);
  if (operator === '|=') return actual === value || actual.startsWith(`${value}-`);
  return true;
}

/** An element with its role, classes and attributes, and whether there is nothing in it. */
function structureOf({tagName, properties, children}: Element): string {
  const names = Object.keys(properties).filter((name) => name !== 'className');
  const isEmpty = !children.some(
    (child) => child.type === 'element' || (child.type === 'text' && /\S/.test(child.value)),
  );
  return [tagName, String(properties.role), ...classesOf(properties), ...names.sort(), isEmpty && 'empty'].join('.');
}

function classesOf({className}: Element['properties']): string[] {
  return Array.isArray(className) ? className.map(String).sort() : [];
}
