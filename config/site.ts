import type {Config} from '@docusaurus/types';
import {about} from './footer';
import {build} from './history';

export const BASE_URL = process.env.BASE_URL ?? '/';

export const site = {
  title: 'Energy Transition Model',
  tagline: 'How the model works, how to use it and how to build on it',
  url: process.env.SITE_URL ?? 'https://docs.energytransitionmodel.com',
  baseUrl: BASE_URL,
  baseUrlIssueBanner: false, // ours compares addresses: src/early/baseUrl.ts
  trailingSlash: true,
  favicon: 'img/icon.svg',
  headTags: [
    // For browsers that draw no SVG icon, and for telephones. Made by `npm run pictures`.
    {tagName: 'link', attributes: {rel: 'icon', href: `${BASE_URL}favicon.ico`, sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${BASE_URL}img/apple-touch-icon.png`}},
  ],
  organizationName: 'quintel',
  projectName: 'documentation',
  i18n: {defaultLocale: 'en', locales: ['en']},
  customFields: {about, build},
} satisfies Partial<Config>;

/** What other sites show beside a link to ours: drawn by `npm run pictures`. */
export const card = {
  image: 'img/card.png',
  metadata: [
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
    {property: 'og:image:alt', content: 'Explore the energy system of your region. Energy Transition Model'},
  ],
};
