/** Where the sources of this site are kept: edit links, prefilled issues and the citation lead there. */
export const REPOSITORY_URL = 'https://github.com/quintel/documentation';
export const REPOSITORY_BRANCH = 'main';

/** The model itself, to which the navbar links. */
export const MODEL_URL = 'https://energytransitionmodel.com';
