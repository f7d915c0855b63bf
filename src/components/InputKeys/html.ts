import {escapeAttribute, escapeText} from '../../escape';
import {inWords} from '../../inputKeys/filter';
import {count, type Part} from './rows';

/** Names of the classes that the list has. */
export type Classes = Readonly<Record<'controls' | 'files' | 'part', string>>;

/**
 * The list as HTML. More than a thousand rows are too many for React to look through when it arrives; a text it leaves as it
 * stands. So src/inputKeys/ can act in it, which needs no app: it fills the lists of sectors and units, and gives rows
 * their buttons.
 */
export function toHtml(parts: readonly Part[], classes: Classes, base: string): string {
  return controls(classes, base) + parts.map((part) => partHtml(part, classes)).join('');
}

function controls({controls, files}: Classes, base: string): string {
  return (
    `<div class="${controls}"><label for="input-keys-filter" data-early>Filter the keys</label>` +
    '<input id="input-keys-filter" type="search" autocomplete="off" autoCapitalize="none" spellcheck="false" data-early>' +
    '<select aria-label="Sector" data-early><option value="">All sectors</option></select>' +
    '<select aria-label="Unit" data-early><option value="">All units</option></select>' +
    '<button type="button" data-early="input-keys">Download all (CSV)</button><p role="status"></p></div>' +
    `<p class="${files}">All inputs: <a href="${escapeAttribute(base)}input-keys.csv" download>CSV</a>, ` +
    `<a href="${escapeAttribute(base)}input-keys.json" download>JSON</a></p>`
  );
}

function partHtml(part: Part, classes: Classes): string {
  const name = escapeText(part.name);
  const heads = ['Key', 'Slider', 'Unit', 'Values'].map((head) => `<th scope="col">${head}</th>`).join('');
  return (
    `<details class="${classes.part}"><summary>${name} <span>${inWords(count([part]))}</span></summary>` +
    `<div class="table" role="region" tabIndex="0" aria-label="Inputs of ${escapeAttribute(part.name)}"><table>` +
    `<thead><tr>${heads}</tr></thead><tbody>${bodyHtml(part)}</tbody></table></div></details>`
  );
}

/** A key has no places to break, and its row no button: they would weigh more than all that a page may. */
export function bodyHtml({slides}: Part): string {
  return slides
    .map(({title, address, rows}) => {
      const name = escapeText(title);
      const head = address ? `<a href="${escapeAttribute(address)}">${name}</a>` : name;
      const body = rows.map(
        ([key, slider, unit, values]) =>
          `<tr id="${escapeAttribute(key)}"><td><code>${escapeText(key)}</code></td><td>${escapeText(slider) || '–'}</td>` +
          `<td>${escapeText(unit)}</td><td>${escapeText(values)}</td></tr>`,
      );
      return `<tr><th scope="rowgroup" colspan="4">${head}</th></tr>${body.join('')}`;
    })
    .join('');
}
