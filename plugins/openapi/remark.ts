import path from 'node:path';
import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {imported} from '../remark/imported';
import {valueAttribute} from '../remark/valueAttribute';
import type {Description} from './description';
import {attributesOf} from './element';
import {callsOf, groupsOf} from './groups';
import {loadDescription} from './load';
import {COMPONENTS, entryOf, type ShownAbove} from './nodes';
import {operationsOf, type Operation} from './operations';
import {samplesOf} from './samples';

/** What is wrong with an `<Endpoint>` or `<Operations>`, and what to do about it. */
class EndpointProblem extends Error {
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

const FOLDER = path.join(__dirname, '../../openapi');

const known = new WeakMap<Description, Map<string, Operation>>();

/** The operations of the description in a folder. */
export function operationsIn(folder = FOLDER): Map<string, Operation> {
  const description = loadDescription(folder);
  const operations = known.get(description) ?? operationsOf(description);
  known.set(description, operations);
  return operations;
}

/**
 * Writes endpoints of the API into a page: `<Endpoint id="createScenario" />`, with `level={3}` under a heading of the
 * page's own, and with what the page says about the operation inside, if it says something; and the list of a page's operations, `<Operations tag="scenarios" />`; without a tag, the list of all,
 * by page. It comes before all that reads headings, links and code.
 */
export function endpoints({folder = FOLDER}: {readonly folder?: string} = {}) {
  return (tree: Root, file: VFile): void => {
    const above: ShownAbove = new Map();
    const used = new Set<string>();
    let operations: ReadonlyMap<string, Operation> | undefined; // read for pages that show some
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Endpoint' && node.name !== 'Operations') return undefined;
      try {
        const isFirst = !used.has('ApiEndpoint');
        if (node.name === 'Endpoint' && isFirst) parent!.children.splice(index!++, 0, settings());
        const shown = expand(node, folder, (operations ??= operationsIn(folder)), {above, isOpen: isFirst});
        parent!.children.splice(index!, 1, shown);
        visit(shown, 'mdxJsxFlowElement', ({name}) => void used.add(name!));
        if (node.name === 'Endpoint') used.add('ApiSampleSettings');
      } catch (error) {
        if (!(error instanceof EndpointProblem)) throw error;
        const line = node.position?.start.line ?? 1;
        throw new Error(`${path.relative(file.cwd, file.path)}:${line}: ${error.message} → ${error.remedy}`, {
          cause: error,
        });
      }
      return [SKIP, index! + 1];
    });
    if (!used.size) return;
    file.data.hasEndpoints = true;
    for (const [name, source] of Object.entries({...COMPONENTS, ...ONCE})) {
      if (used.has(name)) tree.children.unshift(imported(name, source));
    }
  };
}

const ONCE = {
  ApiCalls: '@site/src/components/Calls',
  ApiCallGroups: '@site/src/components/CallGroups',
  ApiSampleSettings: '@site/src/components/Endpoint/SampleSettings',
};

/** Above the first endpoint: host and scenario of all samples. */
function settings(): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name: 'ApiSampleSettings', attributes: [], children: []};
}

interface Place {
  readonly above: ShownAbove;
  readonly isOpen: boolean; // the first entry of a page is
}

function expand(
  node: MdxJsxFlowElement,
  folder: string,
  operations: ReadonlyMap<string, Operation>,
  place: Place,
): MdxJsxFlowElement & RootContent {
  if (node.name === 'Endpoint') return endpoint(node, operations, place);
  const attributes = attributesOf(node);
  if ('tag' in attributes) return calls(attributes, operations);
  const groups = groupsOf(loadDescription(folder), operations.values());
  return {
    type: 'mdxJsxFlowElement',
    name: 'ApiCallGroups',
    attributes: [valueAttribute('groups', groups)],
    children: [],
  };
}

function endpoint(
  node: MdxJsxFlowElement,
  operations: ReadonlyMap<string, Operation>,
  {above, isOpen}: Place,
): MdxJsxFlowElement {
  const {id = '', level = '2'} = attributesOf(node);
  const operation = operations.get(id);
  if (!operation) {
    const near = [...operations.keys()].filter((other) => other.toLowerCase().includes(id.toLowerCase().slice(0, 5)));
    throw new EndpointProblem(
      `openapi/ has no operation ${id}`,
      near.length ? `Perhaps ${near.join(', ')}` : 'Mend the id, or describe the operation in openapi/paths/',
    );
  }
  if (level !== '2' && level !== '3') throw new EndpointProblem(`level ${level}`, 'Write level={3}, or leave it out');
  const tooHigh = node.children.find((child) => child.type === 'heading' && child.depth <= Number(level));
  if (tooHigh) {
    throw new EndpointProblem(
      `a heading of level ${(tooHigh as Heading).depth} inside the operation ${id}`,
      `Give it level ${Number(level) + 1}, or close the operation above it by </Endpoint>`,
    );
  }
  const options = {level: level === '3' ? (3 as const) : (2 as const), isOpen, notes: node.children};
  return entryOf(operation, samplesOf(operation), options, above);
}

function calls(
  {tag = ''}: Readonly<Record<string, string>>,
  operations: ReadonlyMap<string, Operation>,
): MdxJsxFlowElement {
  const shown = callsOf(operations.values(), tag);
  if (!shown.length) {
    const tags = new Set([...operations.values()].map((each) => each.tag));
    throw new EndpointProblem(`openapi/ has no operation with the tag ${tag}`, `Write one of ${[...tags].join(', ')}`);
  }
  return {
    type: 'mdxJsxFlowElement',
    name: 'ApiCalls',
    attributes: [{type: 'mdxJsxAttribute', name: 'label', value: 'Operations'}, valueAttribute('calls', shown)],
    children: [],
  };
}
