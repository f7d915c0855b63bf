/** One thing that a program answers: `PUT /api/v3/scenarios/:id`. */
export interface Route {
  readonly method: string;
  readonly path: string; // parameters as Rails names them: :id, *id
  readonly action: string; // scenarios#update
}

/** A line of routes.rb: `resources :users, only: %i[index create] do … end`. */
interface Statement {
  readonly name: string; // resources
  readonly names: readonly string[]; // users
  readonly options: ReadonlyMap<string, string>; // values as written
  readonly block: readonly Statement[];
}

interface Scope {
  readonly path: string; // of what is nested here
  readonly controller: string;
  readonly members?: string; // path of one of the resources that this is in
  readonly collection?: string; // path of all of them
  readonly isCanonical?: boolean; // within member or collection
}

const VERBS = ['get', 'post', 'put', 'patch', 'delete'];

/** Actions whose path is that of the resource itself. */
const CANONICAL = ['index', 'create', 'new', 'show', 'update', 'destroy'];

/** Expands the part of config/routes.rb that stands in `namespace :api` as Rails does, without the formats. */
export function expandRoutes(text: string): Route[] {
  const routes = parse(text)
    .filter(({name, names}) => name === 'namespace' && names[0] === 'api')
    .flatMap(({block}) => block.flatMap((each) => expand(each, {path: '/api', controller: ''})));
  // What is said twice is one route: the first one answers.
  return [...new Map(routes.reverse().map((route) => [`${route.method} ${route.path}`, route])).values()].reverse();
}

function expand(statement: Statement, scope: Scope): Route[] {
  const {name, names, options, block} = statement;
  const inside = (next: Scope): Route[] => block.flatMap((each) => expand(each, next));
  if (name === 'namespace') return inside({...scope, path: `${scope.path}/${names[0]!}`});
  if (name === 'member' && scope.members) return inside({...scope, path: scope.members, isCanonical: true});
  if (name === 'collection' && scope.collection) return inside({...scope, path: scope.collection, isCanonical: true});
  if (name === 'resources' || name === 'resource') {
    return names.flatMap((each) => resources(statement, each, name === 'resources', scope));
  }
  if (VERBS.includes(name)) return names.flatMap((each) => single(name, each, options, scope));
  throw new Error(`“${name} ${names.join(', ')}”: scripts/api-routes/routes.ts does not know this word of routes.rb`);
}

function resources({options, block}: Statement, name: string, isMany: boolean, scope: Scope): Route[] {
  const controller = symbol(options.get('controller')) ?? (isMany ? name : `${name}s`);
  const all = `${scope.path}/${symbol(options.get('path')) ?? name}`;
  const param = symbol(options.get('param')) ?? 'id';
  const one = isMany ? `${all}/:${param}` : all;
  const actions: readonly (readonly [action: string, methods: readonly string[], path: string])[] = [
    ...(isMany ? [['index', ['GET'], all] as const] : []),
    ['create', ['POST'], all],
    ['new', ['GET'], `${all}/new`],
    ['edit', ['GET'], `${one}/edit`],
    ['show', ['GET'], one],
    ['update', ['PATCH', 'PUT'], one],
    ['destroy', ['DELETE'], one],
  ];
  const only = symbols(options.get('only'));
  const except = symbols(options.get('except')) ?? [];
  const own = actions
    .filter(([action]) => (only ? only.includes(action) : !except.includes(action)))
    .flatMap(([action, methods, path]) => methods.map((method) => ({method, path, action: `${controller}#${action}`})));
  const nested: Scope = {
    path: isMany ? `${all}/:${singular(name)}_${param}` : all,
    controller,
    members: one,
    collection: all,
  };
  // Rails takes what the block says before the resource's own routes: /inputs/list is no input.
  return [...block.flatMap((each) => expand(each, nested)), ...own];
}

function single(verb: string, name: string, options: ReadonlyMap<string, string>, scope: Scope): Route[] {
  const on = symbol(options.get('on'));
  const base = on === 'member' ? scope.members : on === 'collection' ? scope.collection : scope.path;
  const isCanonical = (scope.isCanonical ?? on !== undefined) && CANONICAL.includes(name);
  const action = symbol(options.get('to')) ?? `${scope.controller}#${name}`;
  return [{method: verb.toUpperCase(), path: isCanonical ? base! : `${base}/${name}`, action}];
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '');
}

/** The statements of a Ruby file of routes, blocks within. */
function parse(text: string): Statement[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#(?!\{).*$/, '').trim())
    .filter(Boolean)
    // A line that ends in a comma goes on.
    .reduce<string[]>((all, line) => {
      if (all.at(-1)?.endsWith(',')) all.push(`${all.pop()!} ${line}`);
      else all.push(line);
      return all;
    }, []);
  const root: Statement[] = [];
  const open: Statement[][] = [root];
  for (const line of lines) {
    if (line === 'end') {
      open.pop();
      continue;
    }
    const opens = /\sdo(?:\s*\|[^|]*\|)?$/.test(line);
    const block: Statement[] = [];
    const statement = {...read(line.replace(/\sdo(?:\s*\|[^|]*\|)?$/, '')), block};
    // Everything stands in `Rails.application.routes.draw do`.
    if (statement.name.startsWith('Rails')) open.push(root);
    else {
      open.at(-1)!.push(statement);
      if (opens) open.push(block);
    }
  }
  return root;
}

function read(line: string): Omit<Statement, 'block'> {
  const [, name = line, rest = ''] = /^([\w.]+)\s*(.*)$/.exec(line) ?? [];
  const names: string[] = [];
  const options = new Map<string, string>();
  for (const part of rest.match(/(?:%i\[[^\]]*\]|\[[^\]]*\]|'[^']*'|[^,])+/g) ?? []) {
    const [, key, value] = /^\s*(\w+):\s+(.+?)\s*$/.exec(part) ?? [];
    if (key && value) options.set(key, value);
    else names.push(symbol(part.trim()) ?? '');
  }
  return {name, names: names.filter(Boolean), options};
}

/** `users` for `:users` and `'users'`. */
function symbol(text: string | undefined): string | undefined {
  return text?.replace(/^:|^['"]|['"]$/g, '');
}

/** The list that `%i[index show]`, `[:index]` or `:index` is. */
function symbols(text: string | undefined): string[] | undefined {
  return text
    ?.replace(/^%i/, '')
    .replace(/[[\],]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => symbol(each)!);
}
