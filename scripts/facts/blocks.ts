/** What a script writes into a page stands between `{/* facts: name *\/}` and `{/* end of facts *\/}`. */
const BLOCK = /(\{\/\* facts: ([\w-]+) \*\/\}\n)[\s\S]*?(\n\{\/\* end of facts \*\/\})/g;

/** A page with its blocks renewed; a block of a name that nobody writes is an error. */
export function renewBlocks(page: string, written: Readonly<Record<string, () => string>>): string {
  return page.replace(BLOCK, (_, start: string, name: string, end: string) => {
    const write = written[name];
    if (!write) throw new Error(`facts: “${name}” is none of ${Object.keys(written).join(', ')}`);
    return `${start}\n${write()}\n${end}`;
  });
}
