/**
 * All words of the footer: the site's own, and the foot of each document. The titles of the groups are those that
 * tests/specification.ts asks for.
 */
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {REPOSITORY_URL} from './repository';

export const footer = {
  links: [
    {
      title: 'About Us',
      items: [
        {label: 'Quintel', href: 'https://quintel.com/'},
        {label: 'Contact', href: 'https://quintel.com/contact'},
        {label: 'What the model is', to: '/intro/'},
        {label: 'How to contribute', to: '/contrib/'},
      ],
    },
    {
      title: 'Social',
      items: [
        {label: 'GitHub', href: REPOSITORY_URL},
        {label: 'E-mail', href: 'mailto:info@energytransitionmodel.com'},
      ],
    },
  ],
  copyright: `© ${new Date().getFullYear()} contributors to the Energy Transition Model documentation. Text CC BY 4.0, code MIT.`,
} satisfies ThemeConfig['footer'];

/** Stands below the model's name. A custom field, so that the words for documents are loaded with documents only. */
export const about =
  'An open-source model of a whole energy system, from primary sources to final demand, for every hour of a year.';

/** Words at the foot of a document; dates, links and versions follow them. */
export const foot = {
  sources: 'What this page rests on',
  read: 'The files that were read for it, at the state in which they were read.',
  files: 'files of',
  lastUpdate: 'Last update',
  edit: 'Edit this page',
  version: 'Documentation version:',
  built: 'built on',
  next: 'There is one version of these pages, the newest: that is what “Next” means.',
};
