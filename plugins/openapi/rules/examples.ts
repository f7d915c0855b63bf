import type {Finding} from '../../content-rules/types';
import type {Media, Response, RequestBody} from '../description';
import {examplesOf} from '../placed';
import {resolve} from '../resolve';
import {validatorsFor} from './schemas';
import type {ApiSite} from './site';

/** Every example of the description is what its schema says. */
export function examples({description, placed, placeOf}: ApiSite): Finding[] {
  const validator = validatorsFor(description);
  const said = new Set<string>(); // what several operations share is said once

  return placed.flatMap(({raw, parameters}) => {
    const findings: Finding[] = [];
    const report = (where: string, {example, examples: several, schema}: Media): void => {
      if (!schema) return;
      for (const {summary, value} of examplesOf(description, {example, examples: several})) {
        const problems = validator(schema)(value);
        if (!problems.length) continue;
        const what = `${where}${summary && `, “${summary}”`}: ${problems.slice(0, 3).join('; ')}`;
        if (said.has(what)) continue;
        said.add(what);
        findings.push({
          ...placeOf(raw.operationId),
          message: `example of ${raw.operationId}, ${what}`,
          remedy: 'Mend the example, or the schema that it is held to',
        });
      }
    };
    for (const parameter of parameters) report(`parameter ${parameter.name}`, parameter);
    const body = raw.requestBody && resolve<RequestBody>(description, raw.requestBody).value;
    for (const [media, content] of Object.entries(body?.content ?? {})) report(`request ${media}`, content);
    for (const [status, node] of Object.entries(raw.responses)) {
      const {content = {}} = resolve<Response>(description, node).value;
      for (const each of Object.values(content)) report(status, each);
    }
    return findings;
  });
}
