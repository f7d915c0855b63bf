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
          `<tr><td><code>${key.replaceAll('_', '_<wbr>')}</code></td><td>${escape(slider) || '–'}</td>` +
          `<td>${escape(unit)}</td><td>${escape(values)}</td></tr>`,
      );
      return `<tr><th scope="rowgroup" colspan="4">${head}</th></tr>${body.join('')}`;
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
