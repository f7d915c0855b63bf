import {REPOSITORY_URL} from './repository';

export interface Announcement {
  readonly id: string; // a new id is shown again to readers who dismissed the last one
  readonly text: string;
  readonly link?: {readonly text: string; readonly href: string};
}

/** The bar at the top of every page; null means no bar. */
export const announcement: Announcement | null = {
  id: 'new-pages-2026',
  text: 'These pages are new and written from the model’s own code. Something wrong or missing?',
  link: {text: 'Tell us.', href: `${REPOSITORY_URL}/issues/new?title=Documentation%3A%20`},
};
