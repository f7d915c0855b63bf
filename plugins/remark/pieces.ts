import type {RootContent} from 'mdast';

/** Text as a node. */
export function text(value: string): {type: 'text'; value: string} {
  return {type: 'text', value};
}

/** Code in a line as a node. */
export function code(value: string): {type: 'inlineCode'; value: string} {
  return {type: 'inlineCode', value};
}

/** An element that Markdown has no words for: `data` says which. */
export function element<Node extends RootContent>(
  name: string,
  properties: Readonly<Record<string, string | number | boolean>>,
  children: readonly Node[],
): Node {
  return {
    type: 'element',
    data: {hName: name, hProperties: properties},
    children: joined(children),
  } as unknown as Node;
}

/** Neighbouring texts as one: React would print a comment between them. */
export function joined<Node extends RootContent>(nodes: readonly Node[]): Node[] {
  return nodes.reduce<Node[]>((all, node) => {
    const last = all.at(-1);
    if (last?.type === 'text' && node.type === 'text') {
      all.splice(-1, 1, text(last.value + node.value) as Node);
    } else all.push(node);
    return all;
  }, []);
}
