import type {Config} from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {endpoints} from '../plugins/openapi/remark';
import {parseFrontMatter} from '../plugins/content-rules/frontMatter';
import {formulas} from '../plugins/rehype/formulas';
import {highlight} from '../plugins/rehype/highlight';
import {inShort} from '../plugins/rehype/inShort';
import {tables} from '../plugins/rehype/tables';
import {tasks} from '../plugins/rehype/tasks';
import {oldAnchors} from '../plugins/remark/anchors';
import {apiChanges} from '../plugins/remark/changes';
import {marks} from '../plugins/remark/components';
import {gqlFunctions} from '../plugins/remark/functions';
import {errorMessages} from '../plugins/remark/messages';
import {titledTables} from '../plugins/remark/tables';
import {timedPlugin} from '../plugins/times';
import {katex} from './katex';

/** `.md` is CommonMark, `.mdx` has components. */
export const markdown = {
  format: 'detect',
  parseFrontMatter,
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
} satisfies Config['markdown'];

/** `before` runs on the text as written, where links to files are still links to files. Rows of keys are read before their marks change. */
export const remarkPlugins = {
  before: [timedPlugin(endpoints), timedPlugin(errorMessages), timedPlugin(apiChanges), timedPlugin(gqlFunctions)],
  after: [remarkMath, timedPlugin(oldAnchors), timedPlugin(titledTables), timedPlugin(marks)],
};

/** KaTeX before `highlight`, which would take its `pre`. */
export const rehypePlugins = [
  [rehypeKatex, katex] as const,
  timedPlugin(formulas),
  timedPlugin(tables),
  timedPlugin(tasks),
  timedPlugin(inShort),
  timedPlugin(highlight),
];
