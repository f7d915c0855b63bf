/** A table of more rows shows its first ones, as many as src/css/content.css leaves, until the reader asks for all. */
export const LONG = 12;
