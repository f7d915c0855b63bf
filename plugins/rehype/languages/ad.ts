import type {PrismGrammar} from 'prism-react-renderer';
import {gql} from './gql';

/** `- key =` or `~ key =`. */
const head = {
  pattern: /^[-~]\s+\S+\s+=/,
  inside: {punctuation: /^[-~]/, operator: /=$/, property: /\S+/},
};

/** The rest of the line, and the lines below it that are indented, with the empty ones between these. */
const VALUE = /.*(?:\n+[ \t]{2}.*)*/.source;

const NUMBER = /[-+]?(?:\d*\.\d+(?:[eE][-+]?\d+)?|\d+)/.source;

/** A document of ETSource: `- key = value` for attributes, `~ key = query` for what is calculated. */
export const ad: PrismGrammar = {
  comment: /^#.*/m,
  query: {
    pattern: new RegExp(`^(?:~[ \\t]+\\S+|-[ \\t]+(?:query|label_query|\\w+_gql))[ \\t]+=${VALUE}`, 'm'),
    greedy: true,
    inside: {head, gql: {pattern: /[^]+/, inside: gql}},
  },
  attribute: {
    pattern: new RegExp(`^-[ \\t]+\\S+[ \\t]+=${VALUE}`, 'm'),
    greedy: true,
    inside: {
      head,
      list: {
        pattern: /^\s*\[[^]*/,
        inside: {
          number: {pattern: new RegExp(`([[,]\\s*)${NUMBER}(?=\\s*[,\\]])`), lookbehind: true},
          punctuation: /[[\],]/,
        },
      },
      number: new RegExp(`^\\s*${NUMBER}\\s*$`),
      boolean: /^\s*(?:true|false)\s*$/,
    },
  },
};
