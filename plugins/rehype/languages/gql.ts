import type {PrismGrammar} from 'prism-react-renderer';

/** ETM's graph query language: Ruby without space, where functions and constants stand in capitals, and keys bare. */
export const gql: PrismGrammar = {
  comment: /#.*/,
  string: {pattern: /'[^']*'|"[^"]*"/, greedy: true},
  // What period a query asks about stands at its start: present:V(households, demand)
  keyword: {pattern: /(?<=^(?:\s*(?:#.*)?\n)*\s*)[a-z]+:(?!:)/, greedy: true},
  number: [
    // A minus after a value subtracts.
    {pattern: /(?<=(?:^|[([{,=<>*/%+?:|&-])\s*)-\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?\b/, greedy: true},
    /\b\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?\b/,
  ],
  function: /\b[A-Za-z_]\w*[?!]?(?=\s*\()/,
  constant: /\b[A-Z][A-Z0-9_]*\b/,
  boolean: /\b(?:true|false|nil)\b/,
  symbol: [/(?<![\w:]):[a-z]\w*[?!]?/, /(?<=[{(,]\s*)[a-z]\w*:(?=\s)/],
  // The question mark of energetic? belongs to the word.
  operator: /->|\*\*|&&|\|\||[<>!=]=|(?<!\w)\?|[-+*/%<>=!:|&]/,
  punctuation: /[()[\]{},.;]/,
};
