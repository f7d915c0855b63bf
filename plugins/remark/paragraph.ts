import type {PhrasingContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** What stands in a paragraph of Markdown; an error, which begins with `place`, where it is more or less than one. */
export function inlineOf(text: string, place: string): PhrasingContent[] {
  const [paragraph, ...rest] = markdown.parse(text).children;
  if (paragraph?.type !== 'paragraph' || rest.length) throw new Error(`${place}: not one paragraph: “${text}”`);
  return paragraph.children;
}
