/** Where the sources of this site are kept: edit links, prefilled issues and the citation lead there. */
export const REPOSITORY_URL = 'https://github.com/quintel/documentation';
export const REPOSITORY_BRANCH = 'main';

/** The address at which a reader opens a new issue whose title and text are filled in. */
export function newIssue(title: string, body = ''): string {
  return `${REPOSITORY_URL}/issues/new?${new URLSearchParams(body ? {title, body} : {title})}`;
}
