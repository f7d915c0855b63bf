import {newIssue} from './repository';

export interface Announcement {
  readonly id: string; // a new id is shown again to readers who dismissed the last one
  readonly lead: string; // its first words, which stand out
  readonly text: string; // what follows them
  readonly link?: {readonly text: string; readonly href: string};
}

/** The bar at the top of every page; null means no bar. */
export const announcement: Announcement | null = {
  id: 'new-pages-2026',
  lead: 'These pages are new',
  text: ' and written from the model’s own code. Something wrong or missing?',
  link: {text: 'Tell\u00a0us.', href: newIssue('Documentation: ')},
};
