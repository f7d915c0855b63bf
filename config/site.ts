import type {Config} from '@docusaurus/types';
import {build} from './history';

/** The model itself, to which the navbar links. */
export const MODEL_URL = 'https://energytransitionmodel.com';

export const BASE_URL = process.env.BASE_URL ?? '/';

export const site = {
  title: 'Energy Transition Model',
  tagline: 'How the model works, how to use it and how to build on it',
  url: process.env.SITE_URL ?? 'https://docs.energytransitionmodel.com',
  baseUrl: BASE_URL,
  baseUrlIssueBanner: false, // ours compares addresses: src/early/baseUrl.ts
  trailingSlash: true,
  favicon: 'img/icon.svg',
  organizationName: 'quintel',
  projectName: 'documentation',
  i18n: {defaultLocale: 'en', locales: ['en']},
  customFields: {build},
} satisfies Partial<Config>;
