/** The part of Rspack's compiler that is used here. */
interface Compiler {
  readonly webpack: {
    readonly DefinePlugin: new (values: Readonly<Record<string, string>>) => {apply(compiler: unknown): void};
  };
}

/** A plugin for Rspack that puts texts in the place of names in the code of pages, for the server and the browser alike. */
export function define(values: Readonly<Record<string, string>>): {apply(compiler: unknown): void} {
  return {
    apply(compiler) {
      const {DefinePlugin} = (compiler as Compiler).webpack;
      const texts = Object.entries(values).map(([name, text]) => [name, JSON.stringify(text)]);
      new DefinePlugin(Object.fromEntries(texts) as Record<string, string>).apply(compiler);
    },
  };
}
