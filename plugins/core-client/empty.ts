/** Replaces a module that the site does without. */
export default undefined;
