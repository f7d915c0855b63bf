import {checkContent} from '../../plugins/content-rules';
import {readPlan} from '../../plugins/content-rules/plan';
import {readSite} from '../../plugins/content-rules/site';
import type {Gate} from './run';

/** Front matter, names, headings, links, images, code and words of the documents. */
export const content: Gate = {
  name: 'content',
  find: () => Promise.resolve(checkContent(readSite('.', readPlan('.')))),
};
