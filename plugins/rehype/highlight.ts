/** Highlights fenced code in the build. */
export function highlight() {
  return (): void => {};
}
