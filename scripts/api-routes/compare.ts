import * as z from 'zod';
import type {Placed} from '../../plugins/openapi/placed';
import type {Route} from './routes';

/** A route that answers nobody, so that the description leaves it out. */
export const notServed = z.array(
  z.strictObject({route: z.string().regex(/^[A-Z]+ \/api\/\S+$/), reason: z.string().min(1)}),
);

export interface Comparison {
  readonly undescribed: readonly string[]; // routes that the description lacks
  readonly unrouted: readonly string[]; // operations that no route serves
  readonly outdated: readonly string[]; // what is wrong with the list of routes that are not served
}

/** Compares the routes of the engine with the operations under /api/v3, whatever their parameters are called. */
export function compare(
  routes: readonly Route[],
  operations: readonly Pick<Placed, 'method' | 'path'>[],
  dead: z.infer<typeof notServed>,
): Comparison {
  const described = new Map(
    operations
      .filter(({path}) => path.startsWith('/api/v3/'))
      .map(({method, path}) => `${method.toUpperCase()} ${path}`)
      .map((name) => [form(name), name] as const),
  );
  const routed = new Set(routes.map(({method, path}) => form(`${method} ${path}`)));
  const left = new Set(dead.map(({route}) => form(route)));
  return {
    undescribed: routes
      .filter(({method, path}) => !described.has(form(`${method} ${path}`)) && !left.has(form(`${method} ${path}`)))
      .map(({method, path, action}) => `${method} ${path}  (${action})`),
    unrouted: [...described].filter(([key]) => !routed.has(key)).map(([, name]) => name),
    outdated: dead.flatMap(({route}) => {
      if (!routed.has(form(route))) return [`${route} is no route any more: take it off the list`];
      return described.has(form(route)) ? [`${route} is described: take it off the list`] : [];
    }),
  };
}

/** A route without the names of its parameters and without format. */
function form(route: string): string {
  return route.replace(/\{[^}]+\}|[:*]\w+/g, '{}').replace(/\.(?:csv|json)$/, '');
}
