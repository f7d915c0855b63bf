import {atNode, elementsOf} from '../../content-rules/document';
import type {Document, Element, Finding} from '../../content-rules/types';
import type {ApiSite} from './site';

/** Every operation is shown once, on the page that its tag, a listed one, names; another name of the same need not be. */
export function shown({description, operations, pages, placeOf}: ApiSite): Finding[] {
  const places = new Map<string, {page: Document; element: Element}[]>();
  for (const page of pages) {
    for (const element of elementsOf(page.tree)) {
      if (element.name !== 'Endpoint') continue;
      const id = element.attributes.get('id') ?? '';
      places.set(id, [...(places.get(id) ?? []), {page, element}]);
    }
  }
  const findings: Finding[] = [];
  for (const [id, found] of places) {
    const operation = operations.get(id);
    for (const [index, {page, element}] of found.entries()) {
      const report = (message: string, remedy: string): number =>
        findings.push(atNode(page, element.node, message, remedy));
      if (!operation) {
        report(`openapi/ has no operation ${id}`, 'Mend the id, or describe the operation');
        continue;
      }
      if (index > 0) report(`${id} is shown a second time`, `Link to ${found[0]!.page.file}#${operation.anchor}`);
      if (page.route !== `/api/${operation.tag}/`) {
        const [, , ofPage] = page.route.split('/');
        report(
          `${id} has the tag ${operation.tag}`,
          `Show it at /api/${operation.tag}/, or give it the tag of this page: ${ofPage}`,
        );
      }
    }
  }
  const tags = new Set(description.tags?.map(({name}) => name));
  for (const {id, tag, aliasOf} of operations.values()) {
    if (!tags.has(tag)) {
      const remedy = 'Add it under tags, with x-title and description';
      findings.push({...placeOf(id), message: `openapi/openapi.yaml does not list ${id}’s tag ${tag}`, remedy});
    }
    if (aliasOf !== null || places.has(id)) continue;
    const page = pages.find(({route}) => route === `/api/${tag}/`)?.file ?? `the page /api/${tag}/`;
    findings.push({
      ...placeOf(id),
      message: `${id} is shown on no page`,
      remedy: `Write <Endpoint id="${id}" /> in ${page}`,
    });
  }
  return findings;
}
