/** An area of the site: one docs instance, by whose id it is called here, and its front page. */
export interface Area {
  readonly label: string;
  readonly sidebar: string;
  readonly front: string;
}

export type AreaId = 'main' | 'api' | 'contrib';

export const areas: Readonly<Record<AreaId, Area>> = {
  main: {label: 'Documentation', sidebar: 'mainSidebar', front: '/intro/'},
  api: {label: 'API', sidebar: 'apiSidebar', front: '/api/'},
  contrib: {label: 'Contributing', sidebar: 'contribSidebar', front: '/contrib/'},
};
