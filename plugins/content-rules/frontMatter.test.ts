import {expect, test} from 'vitest';
import {sources} from '../../config/sources';
import {parseFrontMatter} from './frontMatter';

const whole = {
  title: 'Merit order',
  description: 'Which power plants run in each hour of the year, and how that sets the price.',
  keywords: ['dispatch'],
  sources: ['merit: lib/merit/order.rb'],
};

/** Reads a document of this front matter, as the build does. */
const read = (file: string, frontMatter: Record<string, unknown>, fileContent = '') =>
  parseFrontMatter({
    filePath: `${process.cwd()}/${file}`,
    fileContent,
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
  });

test('a whole front matter passes, also when it is read again', async () => {
  await expect(read('docs/merit-order.md', whole)).resolves.toEqual({
    frontMatter: {...whole, deviations: 0},
    content: '',
  });
  await expect(read('docs/merit-order.md', whole)).resolves.toBeDefined();
});

test('a broken one stops the build with file, field and remedy', async () => {
  const broken = read('api/inputs.md', {...whole, title: 'Inputs', description: 'Too short.', sources: ['engine: x']});
  await expect(broken).rejects.toThrow(/api\/inputs\.md: front matter: description has 10 characters → Bring it to 50/);
  await expect(broken).rejects.toThrow(/sources “engine: x” names no known source → Write '<repository>: <path>'/);
});

test('a commit of its own stops the build where the page could do without', async () => {
  const {commit} = sources.merit;
  await expect(
    read('docs/merit-order.md', {...whole, sources: [`merit@${commit}: lib/merit/order.rb`]}),
  ).rejects.toThrow(/names the commit of config\/sources\.ts → Write 'merit: lib\/merit\/order\.rb'/);
  const own = {...whole, sources: [`merit@${'c'.repeat(40)}: lib/merit/order.rb`]};
  await expect(read('docs/merit-order.md', own)).resolves.toBeDefined();
});

test('pages that are no documents are left alone', async () => {
  await expect(read('src/pages/imprint.md', {})).resolves.toBeDefined();
});

test('a title that another document has stops the build, until that document is gone', async () => {
  await read('docs/intro.mdx', {...whole, title: 'Energy'}); // a file that is there and holds the word
  await expect(read('docs/energy.md', {...whole, title: 'Energy'})).rejects.toThrow(
    /title is also that of docs\/intro\.mdx/,
  );
  await read('docs/gone.md', {...whole, title: 'Gone'});
  await expect(read('docs/new.md', {...whole, title: 'Gone'})).resolves.toBeDefined();
});

test('the known deviations that a text links to are counted, each once', async () => {
  const text = '[a](./known-deviations.md#texts), [b](/main/known-deviations/#tools), [c](./known-deviations.md#texts)';
  await expect(read('docs/merit-order.md', whole, text)).resolves.toMatchObject({frontMatter: {deviations: 2}});
});
