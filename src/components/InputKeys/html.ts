import {escapeAttribute, escapeText} from '../../escape';
import type {Part} from './rows';

/**
 * The body of a part's table as HTML. More than a thousand rows are too many for React to look through when it arrives;
 * a text it leaves as it stands.
 */
export function toHtml({slides}: Part): string {
  return slides
    .map(({title, address, rows}) => {
      const name = escapeText(title);
      const head = address ? `<a href="${escapeAttribute(address)}">${name}</a>` : name;
      const body = rows.map(
        ([key, slider, unit, values]) =>
          `<tr id="${escapeAttribute(key)}"><td><code>${breakable(key)}</code></td><td>${escapeText(slider) || '–'}</td>` +
          `<td>${escapeText(unit)}</td><td>${whole(escapeText(values))}</td></tr>`,
      );
      return `<tr><th scope="rowgroup" colspan="4">${head}</th></tr>${body.join('')}`;
    })
    .join('');
}

function breakable(key: string): string {
  return key.replaceAll('_', '_<wbr>');
}

/** A range stays in one line; of a list of words each does, but for its underscores. */
function whole(values: string): string {
  return values.includes(',') ? breakable(values) : values.replaceAll(' ', '&nbsp;');
}
