import {parser as javascript} from '@lezer/javascript';
import {parser as python} from '@lezer/python';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {atNode} from '../../content-rules/document';
import type {Document, Finding} from '../../content-rules/types';
import {readMeta} from '../../rehype/highlight';
import type {Response, Schema} from '../description';
import {resolve} from '../resolve';
import {samplesOf} from '../samples';
import {bare, bodyOf, operationsAt, pathOf, queryNames} from './calls';
import {readCurl, type CurlCall} from './curl';
import {validatorsFor, type Validate} from './schemas';
import {commandsIn, ShellError} from './shellWords';
import type {ApiSite} from './site';

interface Problem {
  readonly message: string;
  readonly remedy: string;
  readonly line: number; // of the code, from 1
}

type ValidatorOf = ReturnType<typeof validatorsFor>;

/** Code on the pages of the API is right: calls exist, bodies are what their schemas say, programs can be read. */
export function fences(site: ApiSite): Finding[] {
  const validator = validatorsFor(site.description);
  return [...site.pages.flatMap((page) => inPage(site, page, validator)), ...samples(site)];
}

function inPage(site: ApiSite, page: Document, validator: ValidatorOf): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'code', (node) => {
    for (const {message, remedy, line} of problemsOf(site, node, validator)) {
      const place = atNode(page, node, message, remedy);
      findings.push({...place, line: place.line + line});
    }
  });
  return findings;
}

function problemsOf(site: ApiSite, {lang, meta, value}: Code, validator: ValidatorOf): Problem[] {
  switch (lang ?? '') {
    case 'bash':
    case 'sh':
    case 'shell':
      return commands(site, value, validator);
    case 'json':
      return body(site, readMeta(meta ?? '').of, value, validator);
    case 'python':
    case 'py':
      return unreadable(value, 'Python', python);
    case 'js':
    case 'javascript':
      return unreadable(value, 'JavaScript', javascript);
    default:
      return [];
  }
}

function commands(site: ApiSite, text: string, validator: ValidatorOf): Problem[] {
  try {
    return commandsIn(text).flatMap((words) => {
      if (words[0]!.text === 'export') return []; // where a reader's token comes from
      const call = readCurl(words);
      return callProblems(site, call, validator).map((problem) => ({...problem, line: call.line}));
    });
  } catch (error) {
    if (!(error instanceof ShellError)) throw error;
    const remedy =
      'In a block of bash stand curl commands only, as a reader can paste them; see plugins/openapi/rules/';
    return [{message: error.message, remedy, line: error.line}];
  }
}

/** What is wrong with a call, as far as the description knows. */
function callProblems(site: ApiSite, call: CurlCall, validator: ValidatorOf): Omit<Problem, 'line'>[] {
  const address = pathOf(call.url);
  if (!address) return [];
  const [placed] = operationsAt(site, address.path, call.method);
  if (!placed) {
    const methods = operationsAt(site, address.path).map(({method}) => method.toUpperCase());
    return [
      {
        message: `openapi/ has no ${call.method} ${address.path}`,
        remedy: methods.length ? `This path takes ${methods.join(', ')}` : 'Mend the address',
      },
    ];
  }
  const {operationId: id} = placed.raw;
  const problems: Omit<Problem, 'line'>[] = [];
  const known = queryNames(placed);
  for (const pair of [...address.query.split('&').filter(Boolean), ...call.query]) {
    const name = bare(pair.split('=')[0]!);
    if (!known.has(name)) {
      const remedy = known.size ? `It has ${[...known].join(', ')}` : 'Leave it out: it has none';
      problems.push({message: `${id} has no query parameter ${name}`, remedy});
    }
  }
  const content = bodyOf(site, placed)?.content ?? {};
  const type = call.headers.get('content-type')?.replace(/;.*/, '').trim();
  if (call.parts.length) {
    const names = new Set(fieldsIn(site, content['multipart/form-data']?.schema));
    for (const name of call.parts.map((part) => bare(part.split('=')[0]!)).filter((name) => !names.has(name))) {
      problems.push({message: `${id} has no part ${name}`, remedy: `It takes ${[...names].join(', ') || 'none'}`});
    }
  }
  if (call.data !== null && type === 'application/json') {
    const schema = content[type]?.schema;
    const value = parsed(call.data);
    if (value === undefined) problems.push({message: 'the body is no JSON', remedy: 'Mend it'});
    else if (!schema) problems.push({message: `${id} takes no JSON`, remedy: 'Leave the body out'});
    else problems.push(...refused(id, 'request', validator(schema)(value)));
  } else if (call.data !== null && !(type ?? 'application/x-www-form-urlencoded' in content)) {
    const message = 'the body is sent as a form';
    problems.push({message, remedy: `Add -H 'Content-Type: application/json'`});
  }
  return problems;
}

/** The names of the fields of a schema, with those of its variants. */
function fieldsIn({description}: ApiSite, node: Schema | {readonly $ref: string} | undefined): string[] {
  if (!node) return [];
  const {value: schema} = resolve<Schema>(description, node);
  return Object.keys(schema.properties ?? {});
}

const FORM = 'of="operationId 200" for an answer, of="operationId request" for a body, of="none" for other JSON';

function body(site: ApiSite, of: string | null, text: string, validator: ValidatorOf): Problem[] {
  const at = {line: 0};
  const value = parsed(text);
  if (value === undefined) return []; // plugins/content-rules/rules/examples.ts says so
  if (of === null) return [{...at, message: 'JSON that says not what it is', remedy: `Write ${FORM} after json`}];
  if (of === 'none') return []; // what no operation sends or answers
  const [, id = '', status = '', part] = /^(\w+) (request|\d{3})( part)?$/.exec(of) ?? [];
  const placed = site.placed.find(({raw}) => raw.operationId === id);
  if (!placed) return [{...at, message: `of="${of}" names no operation`, remedy: `Write ${FORM}`}];
  const response = placed.raw.responses[status];
  const content =
    status === 'request'
      ? bodyOf(site, placed)?.content
      : response && resolve<Response>(site.description, response).value.content;
  const schema = content?.['application/json']?.schema;
  if (!schema) {
    const statuses = Object.keys(placed.raw.responses).join(', ');
    return [{...at, message: `${id} has no JSON for ${status}`, remedy: `It answers ${statuses}`}];
  }
  return refused(id, status, validator(schema, part !== undefined)(value)).map((problem) => ({...problem, ...at}));
}

function refused(id: string, what: string, problems: ReturnType<Validate>): Omit<Problem, 'line'>[] {
  if (!problems.length) return [];
  return [
    {
      message: `${id} ${what}: ${problems.slice(0, 3).join('; ')}`,
      remedy: 'Write it as the schema in openapi/ has it; add “ part” to of="…" where keys are left out on purpose',
    },
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The samples that the build makes can be read, PyETM’s too. */
function samples({operations, placeOf}: ApiSite): Finding[] {
  return [...operations.values()].flatMap((operation) =>
    samplesOf(operation).flatMap(({name, language, code}) => {
      const [problem] =
        language === 'python'
          ? unreadable(code, name, python)
          : language === 'javascript'
            ? unreadable(code, name, javascript)
            : [];
      if (!problem) return [];
      const {message, line} = problem;
      return [
        {
          ...placeOf(operation.id),
          message: `sample of ${operation.id} in ${name}, line ${line}: ${message}`,
          remedy: 'Mend x-pyetm, or plugins/openapi/samples/',
        },
      ];
    }),
  );
}

function unreadable(text: string, name: string, {parse}: Pick<typeof python, 'parse'>): Problem[] {
  const cursor = parse.call(name === 'JavaScript' ? javascript : python, text).cursor();
  do {
    if (!cursor.type.isError) continue;
    const line = text.slice(0, cursor.from).split('\n').length;
    return [{message: `this is no ${name}`, remedy: 'Mend it', line}];
  } while (cursor.next());
  return [];
}
