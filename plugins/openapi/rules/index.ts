import type {Finding} from '../../content-rules/types';
import {examples} from './examples';
import {fences} from './fences';
import {messages} from './messages';
import {shown} from './shown';
import type {ApiSite} from './site';
import {words} from './words';

/** What description and pages of the API are held to. A new rule needs a fixture that breaks it: fixtures/<name>/. */
export const rules = {examples, fences, messages, shown, words} satisfies Record<string, (site: ApiSite) => Finding[]>;

/** All breaches of all rules. */
export function checkApi(site: ApiSite): Finding[] {
  return Object.values(rules).flatMap((rule) => rule(site));
}
