/** Makes a malformed address (`/main/%E0%A4%A`, `#100%`) well-formed before the app sees it: its router throws on one. */
export function mendAddress(): void {
  const {origin, pathname, search, hash} = location;
  const mended = origin + mend(pathname) + search + mend(hash);
  if (mended !== origin + pathname + search + hash) history.replaceState(history.state, '', mended);
}

/** Takes each `%` for itself in a text that cannot be decoded. */
function mend(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
