import path from 'node:path';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {callerOf} from './nodes';
import {endpoints} from './remark';

/** The syntax tree of a page in which endpoints are written out. */
function after(text: string): Root {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  const file = new VFile({path: '/site/api/scenarios.mdx', cwd: '/site'});
  endpoints({folder: path.join(__dirname, 'fixtures/good/openapi')})(tree, file);
  return tree;
}

function headings(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'heading', (node: Heading) => {
    const {id = ''} = (node.data?.hProperties ?? {}) as {id?: string};
    found.push(`${'#'.repeat(node.depth)} ${toString(node)} ${id}`);
  });
  return found;
}

test('an endpoint is a heading with a fixed id, and its parts are none', () => {
  expect(headings(after('<Endpoint id="updateScenario" />\n\n<Endpoint id="showCurve" level={3} />'))).toEqual([
    '## Change inputs, ask for results update-scenario',
    '### Show a curve show-curve',
  ]);
});

test('what a page says about an operation folds with it, below its level', () => {
  const tree = after('<Endpoint id="updateScenario">\n\n### Values\n\nWords.\n\n</Endpoint>\n\nAfter.');
  expect(headings(tree).at(-1)).toBe('### Values ');
  const entry = tree.children.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'ApiEndpoint');
  expect(toString(entry)).toMatch(/Words\.$/);
  expect(() => after('<Endpoint id="showCurve" level={3}>\n\n### Values\n\n</Endpoint>')).toThrow(
    'a heading of level 3 inside the operation showCurve → Give it level 4',
  );
});

test('the line of an operation says who may call it, in a word or two', () => {
  const terms = {token: 'optional', scopes: [], roles: 'viewer, collaborator or owner', guest: '', note: ''} as const;
  expect(callerOf({...terms, guest: 'Any public scenario.'})).toBe('anyone, if public');
  expect(callerOf({...terms, guest: 'The list is empty.'})).toBe('a token');
  expect(callerOf({...terms, roles: 'collaborator or owner', guest: 'Only public ones.'})).toBe('collaborator');
  expect(callerOf({...terms, token: 'required', roles: ''})).toBe('a token');
  expect(callerOf({...terms, roles: ''})).toBe('anyone');
  expect(callerOf({...terms, token: 'none', roles: ''})).toBe('anyone');
});

test('a page imports what it shows, once, and a page without endpoints nothing', () => {
  const imports = (text: string): number => after(text).children.filter(({type}) => type === 'mdxjsEsm').length;
  expect(imports('Words.')).toBe(0);
  expect(imports('<Endpoint id="showCurve" />\n\n<Endpoint id="uploadCurve" />')).toBe(6);
  expect(imports('<Operations tag="curves" />')).toBe(1);
});

test('the list of operations leaves other names of the same out', () => {
  const [, list] = after('<Operations tag="scenarios" />').children;
  expect(JSON.stringify(list)).toContain('#update-scenario');
  expect(JSON.stringify(list)).not.toContain('patch-scenario');
});

test('fields that stand above are not listed again', () => {
  const text = JSON.stringify(after('<Endpoint id="listScenarios" />\n\n<Endpoint id="updateScenario" />'));
  expect(text.match(/Fields of the answer/g)).toHaveLength(2);
});

test('the values of a long enum are shown once on a page, and named by their place after that', () => {
  const text = JSON.stringify(after('<Endpoint id="updateScenario" />\n\n<Endpoint id="patchScenario" />'));
  expect(text.match(/"7 values"/g)?.length).toBe(1);
  expect(text.includes('one of the 7 values in "},{"type":"link","url":"#update-scenario"')).toBe(true);
});

test('an unknown id stops the build with file, line and remedy', () => {
  expect(() => after('Words.\n\n<Endpoint id="updateScenari" />')).toThrow(
    'api/scenarios.mdx:3: openapi/ has no operation updateScenari → Perhaps updateScenario',
  );
  expect(() => after('<Operations tag="scenario" />')).toThrow(
    'api/scenarios.mdx:1: openapi/ has no operation with the tag scenario → Write one of scenarios, curves',
  );
  expect(() => after('<Endpoint id="showCurve" level={4} />')).toThrow('level 4 → Write level={3}');
});
