import {planned} from '../../config/planned';
import {listedPages, type BuiltSite} from './site';

/** Stops where a page has been written that is still listed as planned: links to it are printed as plain text. */
export function plannedPagesAreMissing(site: BuiltSite): [] {
  const written = listedPages(site).filter(({path}) => planned.has(path));
  if (written.length) {
    const routes = written.map(({path}) => path).join(', ');
    throw new Error(`${routes} exists: take it off the list in config/planned.ts, so that the links to it come alive.`);
  }
  return [];
}
