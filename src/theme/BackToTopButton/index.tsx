/**
 * Replaces BackToTopButton of theme-classic 3.10.2 (safe).
 * Change: there is none.
 * Why: nothing floats over the text; Home and the contents list lead back.
 */
export default function BackToTopButton(): null {
  return null;
}
