import type {ThemeConfig} from '@docusaurus/preset-classic';
import {REPOSITORY_URL} from './repository';
import {MODEL_URL} from './site';

export const navbar = {
  title: 'Energy Transition Model',
  hideOnScroll: true,
  items: [
    {type: 'docSidebar', docsPluginId: 'main', sidebarId: 'mainSidebar', label: 'Documentation'},
    {type: 'docSidebar', docsPluginId: 'api', sidebarId: 'apiSidebar', label: 'API'},
    {type: 'docSidebar', docsPluginId: 'contrib', sidebarId: 'contribSidebar', label: 'Contributing'},
    {href: MODEL_URL, label: 'Open the model', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

export const footer = {
  copyright: `© ${new Date().getFullYear()} contributors to the Energy Transition Model documentation. Text CC BY 4.0, code MIT.`,
  links: [
    {
      title: 'About Us',
      items: [
        {label: 'What the model is', to: '/intro'},
        {label: 'Contribute', to: '/contrib'},
      ],
    },
    {
      title: 'Social',
      items: [{label: 'GitHub', href: REPOSITORY_URL}],
    },
  ],
} satisfies ThemeConfig['footer'];
