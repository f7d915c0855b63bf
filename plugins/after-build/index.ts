import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {apiChangesFeed} from './apiChanges';
import {timed} from '../times';
import {articlesReadAsMarkdown} from './articles';
import {contentsCache} from './contents';
import {figurePictures} from './figurePictures';
import {hostRules} from './hosting';
import {stylesStandInPages} from './inlineStyles';
import {notFoundHasNoAddress} from './notFound';
import {openSearch} from './openSearch';
import {pageList} from './pageList';
import {publishedAddressesAnswer} from './published';
import {searchIndex} from './searchIndex';
import {readAhead} from './readAhead';
import {redirectPages} from './redirects';
import {styleSheetsOfParts} from './styles';
import {readSite, withOutputs, type BuiltSite, type Output} from './site';
import {withoutUnreadTags} from './unread';

/** Reads the built site and says which files to write, or throws where the site must not be published. */
export type Step = (site: BuiltSite) => readonly Output[];

/**
 * What happens to the built files, in this order; each step sees what those before it wrote. A check writes nothing.
 * Other plugins' files (sitemap.xml, opensearch.xml) may not be there yet: all plugins' `postBuild` run at once.
 */
const steps: readonly Step[] = [
  styleSheetsOfParts,
  figurePictures,
  articlesReadAsMarkdown,
  searchIndex,
  apiChangesFeed,
  openSearch,
  redirectPages,
  publishedAddressesAnswer,
  pageList,
  notFoundHasNoAddress,
  withoutUnreadTags,
  stylesStandInPages,
  hostRules, // last: it hashes the pages as they are published
];

/** Our only `postBuild`: runs the steps over the built files. */
export default function afterBuild(): Plugin {
  return {
    name: 'after-build',
    async postBuild({outDir, siteConfig: {title, url, baseUrl}}) {
      const cache = contentsCache(path.join('.cache/contents', `${path.basename(outDir)}.json`));
      let site = timed('read the pages', () => readSite(outDir, {title, url, baseUrl}, cache));
      await timed('read ahead', () => readAhead(site, cache));
      const files = new Map<string, string>();
      for (const step of steps) {
        const outputs = timed(step.name, () => run(step, site));
        for (const {file, text} of outputs) files.set(file, text);
        site = withOutputs(site, outputs);
      }
      timed('write the files', () => {
        for (const [file, text] of files) {
          mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
          writeFileSync(path.join(outDir, file), text);
        }
        cache.save();
      });
    },
  };
}

function run(step: Step, site: BuiltSite): readonly Output[] {
  try {
    return step(site);
  } catch (error) {
    throw new Error(`plugins/after-build, ${step.name}: ${(error as Error).message}`, {cause: error});
  }
}
