import type {Heading as HeadingNode, Node, Root} from 'mdast';
import type {Document as YamlDocument} from 'yaml';

/** One breach of a rule: where, what, and what to do. */
export interface Finding {
  readonly file: string; // from the root of the repository, with slashes
  readonly line: number; // from 1
  readonly column: number; // from 1
  readonly message: string;
  readonly remedy: string;
}

export interface Heading {
  readonly node: HeadingNode;
  readonly id: string;
  readonly fixed: boolean; // written down, not made from the words
}

/** A component or element written as JSX. */
export interface Element {
  readonly node: Node;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string | null>; // null: an expression
}

/** A document as written: text, syntax tree, and what the rules ask of it again and again. */
export interface Document {
  readonly file: string; // from the root of the repository, with slashes
  readonly route: string; // /main/merit-order/
  readonly text: string;
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly yaml: {readonly document: YamlDocument; readonly offset: number} | null; // offset in text, characters
  readonly headings: readonly Heading[];
  readonly ids: ReadonlySet<string>; // anchors of the page
  readonly unreadable: Finding | null; // set if the text is no valid Markdown, MDX or YAML
}

/** Words that pages do without. */
export interface Banned {
  readonly words: readonly string[];
  readonly reason: string;
  readonly remedy: string;
  readonly kept?: readonly {readonly text: string; readonly reason: string}[]; // passages in which they may stay
}

/** What the rules know of the site besides its documents. */
export interface Plan {
  readonly pages: ReadonlySet<string>; // routes that are no documents
  readonly moved: ReadonlyMap<string, string>; // old address to new, both without anchor
  readonly inSidebar: ReadonlySet<string>; // routes
  readonly asked: ReadonlyMap<string, number>; // queries of the search that a route answers
  readonly banned: readonly Banned[];
}

export interface Site extends Plan {
  readonly root: string;
  readonly documents: readonly Document[];
}

export interface Rule {
  readonly id: string;
  /** Finds every breach in one document. */
  check(document: Document, site: Site): Finding[];
}
