import type {ThemeConfig} from '@docusaurus/preset-classic';
import {areas} from './areas';
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
