/**
 * React's JSX runtime, as far as the search dialog needs it: plugins/search-dialog/ puts it in the place of
 * `react/jsx-runtime`, so that components without hooks serve here as in the app. It makes elements; `show` places them.
 */
type Child = Node | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & {readonly children?: Child};

const DRAWN = new Set(['svg', 'path', 'circle']);
const HANDLERS = ['onclick', 'onpointermove'] as const;

export function jsx(type: string | ((props: Props) => Child), props: Props): Child {
  if (typeof type === 'function') return type(props);
  const {children, ...rest} = props;
  const element = DRAWN.has(type)
    ? document.createElementNS('http://www.w3.org/2000/svg', type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(rest)) {
    if (name.startsWith('on')) Object.assign(element, {[name.toLowerCase()]: value});
    else if (value !== undefined && (value !== false || name.startsWith('aria-'))) {
      element.setAttribute(name === 'className' ? 'class' : name, `${value as string}`);
    }
  }
  // An element that a module keeps, such as a drawing of Icon, may stand in several places.
  element.append(...nodesOf(children).map((node) => (node.parentNode ? node.cloneNode(true) : node)));
  return element;
}

export const jsxs = jsx;
export const Fragment = ({children}: Props): Child => children;

/**
 * Makes this the content of an element. Elements that were there already stay, and with them the focus, how far a list was
 * scrolled, and what a screen reader knows of them.
 */
export function show(parent: Element, content: unknown): void {
  const wanted = nodesOf(content as Child);
  for (const [index, node] of wanted.entries()) {
    const before = parent.childNodes[index];
    if (!before) parent.append(node);
    else if (before instanceof HTMLElement && node instanceof HTMLElement && isAlike(before, node)) {
      for (const {name} of [...before.attributes]) if (!node.hasAttribute(name)) before.removeAttribute(name);
      for (const {name, value} of node.attributes) {
        if (before.getAttribute(name) !== value) before.setAttribute(name, value);
      }
      for (const handler of HANDLERS) before[handler] = node[handler] as null;
      show(before, [...node.childNodes]);
    } else if (!before.isEqualNode(node)) before.replaceWith(node);
  }
  while (parent.childNodes.length > wanted.length) parent.lastChild!.remove();
}

function isAlike(one: HTMLElement, other: HTMLElement): boolean {
  return one.tagName === other.tagName && one.className === other.className;
}

function nodesOf(child: Child): Node[] {
  if (child instanceof Node) return [child];
  if (typeof child === 'object' && child !== null) return child.flatMap(nodesOf);
  return typeof child === 'string' || typeof child === 'number' ? [document.createTextNode(String(child))] : [];
}
