import {code} from './rules/code';
import {components} from './rules/components';
import {examples} from './rules/examples';
import {figures} from './rules/figures';
import {formulas} from './rules/formulas';
import {frontMatter} from './rules/frontMatter';
import {functions} from './rules/functions';
import {headings} from './rules/headings';
import {html} from './rules/html';
import {images} from './rules/images';
import {links} from './rules/links';
import {marks} from './rules/marks';
import {pages} from './rules/pages';
import {prose} from './rules/prose';
import {tables} from './rules/tables';
import type {Finding, Rule, Site} from './types';

/** What each document is held to. A new rule needs a fixture that breaks it: fixtures/<id>/. */
export const rules: readonly Rule[] = [
  frontMatter,
  pages,
  headings,
  links,
  images,
  code,
  examples,
  formulas,
  tables,
  marks,
  html,
  components,
  figures,
  prose,
  functions,
];

/** All breaches of all rules; of a document that cannot be read, only why. */
export function checkContent(site: Site): Finding[] {
  return site.documents.flatMap((document) =>
    document.unreadable ? [document.unreadable] : rules.flatMap((rule) => rule.check(document, site)),
  );
}
