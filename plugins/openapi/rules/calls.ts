import type {Parameter, RequestBody} from '../description';
import {resolve} from '../resolve';
import type {Placed} from '../placed';
import type {ApiSite} from './site';

/** What matches a path, in the description's words. */
export interface Match {
  readonly placed: Placed;
  readonly isExact: boolean; // parameters are named as they are there
}

/** Hosts at which the engine answers; calls to others are not described. */
const ENGINE = /^https:\/\/(?:[\w.-]+\.)?engine\.energytransitionmodel\.com(?=\/|$)/;

/** The path and query of an address of the engine; null for other hosts. */
export function pathOf(url: string): {path: string; query: string} | null {
  if (!ENGINE.test(url)) return null;
  const [path = '', ...query] = url.replace(ENGINE, '').split('?');
  return {path, query: query.join('?')};
}

/** The operations at a path: parameters are named as described (`{id}`) or have a value (`2467801`). */
export function operationsAt({placed}: Pick<ApiSite, 'placed'>, path: string, method?: string): Placed[] {
  const tidy = path.replace(/\/$/, '');
  const whole = /^\/(?:api|oauth)\//.test(tidy) ? tidy : `/api/v3${tidy}`;
  const fitting = placed.filter((each) => fits(each, whole) && (!method || each.method === method.toLowerCase()));
  // What has fewer parameters counts more: /inputs/list, not /inputs/{key}.
  const fewest = Math.min(...fitting.map(parametersIn));
  return fitting.filter((each) => parametersIn(each) === fewest);
}

function parametersIn({path}: Placed): number {
  return path.split('{').length;
}

function fits({path: template, parameters}: Placed, path: string): boolean {
  const form = template
    .split(/(\{[^}]+\})/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
      const parameter = parameters.find(({name}) => part === `{${name}}`);
      // A key of curves can hold slashes, as its values show.
      const value = JSON.stringify([parameter?.schema, parameter?.example]).includes('/') ? '[^{}?#]+' : '[^{}/?#]+';
      return `(?:${part.replace(/[{}]/g, '\\$&')}|${value})`;
    })
    .join('');
  return new RegExp(`^${form}(?:\\.(?:csv|json))?$`).test(path);
}

/** The names of the parameters that a query may hold; a list may be written with brackets and without. */
export function queryNames({parameters}: Placed): Set<string> {
  return new Set(parameters.filter((each: Parameter) => each.in === 'query').map(({name}) => bare(name)));
}

/** `labels` for `labels[]` and `filter[kind]`. */
export function bare(name: string): string {
  return decodeURIComponent(name).replace(/\[.*$/, '');
}

/** The body of an operation, if it takes one. */
export function bodyOf({description}: Pick<ApiSite, 'description'>, {raw}: Placed): RequestBody | null {
  return raw.requestBody ? resolve<RequestBody>(description, raw.requestBody).value : null;
}
