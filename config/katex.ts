import type rehypeKatex from 'rehype-katex';

/** Formulas become MathML, which browsers draw and screen readers read. What is no formula, `npm run check content` names. */
export const katex = {output: 'mathml', strict: true} satisfies Parameters<typeof rehypeKatex>[0];
