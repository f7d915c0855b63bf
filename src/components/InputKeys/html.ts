import type {Part} from './rows';

/**
 * The body of a part's table as HTML. More than a thousand rows are too many for React to look through when it arrives;
 * a text it leaves as it stands.
 */
export function toHtml({slides}: Part): string {
  return slides
    .map(({title, address, rows}) => {
      const name = escape(title);
      const head = address ? `<a href="${escape(address)}">${name}</a>` : name;
      const body = rows.map(
        ([key, slider, unit, values]) =>
          `<tr><td><code>${breakable(key)}</code></td><td>${escape(slider) || '–'}</td>` +
          `<td>${escape(unit)}</td><td>${whole(escape(values))}</td></tr>`,
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

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
