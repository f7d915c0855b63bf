import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Account} from '../../src/search/hosted';
import {bundle, named, type Script} from '../bundle';
import {shortened, tokenNames} from '../lean-theme/tokenNames';

const target = 'es2022'; // browsers that know constructed style sheets know this as well

type Context = Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig'>;

/** The script of the search dialog, and behind it that of the hosted engine, if one is configured. */
export function searchScripts({siteDir, baseUrl, siteConfig}: Context): readonly [Script, ...Script[]] {
  const {algolia} = siteConfig.themeConfig as {readonly algolia?: Account};
  const source = (file: string): string => path.join(siteDir, 'src', file);
  const hosted = algolia && named('hosted', bundle(source('search/hosted.ts'), {}, {target, format: 'esm'}));
  const text = bundle(
    source('searchDialog/index.ts'),
    {BASE_URL: baseUrl, HOSTED: hosted ? {...algolia, file: baseUrl + hosted.file} : null},
    {target, alias: {'react/jsx-runtime': source('searchDialog/jsx-runtime.ts')}},
  );
  return [named('search', withTokens(text, source('css/tokens.css'))), ...(hosted ? [hosted] : [])];
}

/** Its styles name tokens, which the style sheets of a build call otherwise. */
function withTokens(text: string, file: string): string {
  return process.env.NODE_ENV === 'production' ? shortened(text, tokenNames(readFileSync(file, 'utf8'))) : text;
}
