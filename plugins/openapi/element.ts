import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** `create-scenario` for `createScenario`. */
export function anchorOf(id: string): string {
  return id.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** Attributes as text; `level={3}` is `3`. */
export function attributesOf({attributes}: MdxJsxFlowElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const {name, value} = attribute;
      return [[name, typeof value === 'string' ? value : (value?.value ?? '').trim()] as const];
    }),
  );
}
