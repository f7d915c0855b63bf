import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Day from './index';

test('a day reads alike whatever zone and language it is built in', () => {
  const late = Date.UTC(2026, 10, 21, 23, 59);
  expect(renderToStaticMarkup(<Day date={late} />)).toBe('<time dateTime="2026-11-21">21 November 2026</time>');
  expect(renderToStaticMarkup(<Day date="2026-01-01" />)).toContain('>1 January 2026<');
});
