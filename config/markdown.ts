import type {Config} from '@docusaurus/types';
import {parseFrontMatter} from '../plugins/content-rules/frontMatter';
import {highlight} from '../plugins/rehype/highlight';
import {tables} from '../plugins/rehype/tables';
import {tasks} from '../plugins/rehype/tasks';
import {oldAnchors} from '../plugins/remark/anchors';
import {plainWherePlanned} from '../plugins/remark/planned';

/** `.md` is CommonMark, `.mdx` has components. */
export const markdown = {
  format: 'detect',
  parseFrontMatter,
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
} satisfies Config['markdown'];

/** `before` runs on the text as written, where links to files are still links to files. */
export const remarkPlugins = {
  before: [plainWherePlanned],
  after: [oldAnchors],
};

export const rehypePlugins = [tables, tasks, highlight];
