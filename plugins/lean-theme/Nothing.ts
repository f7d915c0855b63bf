/** Stands in for a theme component that the site never shows. */
export default function Nothing(): null {
  return null;
}
