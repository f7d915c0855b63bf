/** Where the sources of this site are kept: edit links, prefilled issues and the citation lead there. */
export const REPOSITORY_URL = 'https://github.com/quintel/documentation';
export const REPOSITORY_BRANCH = 'main';
