/** A loader: what Docusaurus wrote, and what Rspack reads. */
declare function withoutWeak(this: {readonly resourcePath: string}, registry: string): string;
export = withoutWeak;
