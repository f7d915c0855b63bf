/** Stands in for a module that the site does without. */
export default undefined;
