import type {ThemeConfig} from '@docusaurus/preset-classic';
import {areas} from './areas';
import {REPOSITORY_URL} from './repository';
import {MODEL_URL} from './model';

export const navbar = {
  title: 'Energy Transition Model',
  hideOnScroll: true,
  items: [
    ...Object.entries(areas).map(([docsPluginId, {label, sidebar}]) => ({
      type: 'docSidebar',
      docsPluginId,
      sidebarId: sidebar,
      label,
    })),
    {href: MODEL_URL, label: 'Open the model', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];

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
