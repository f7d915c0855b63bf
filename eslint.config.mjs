import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Modules that print HTML made by the build, each with what it prints. */
const PRINTS_HTML = [
  'src/components/Figure/sleeping.tsx', // nothing: so React leaves alone what the build has printed there
  'src/components/SearchDialog/index.tsx', // nothing: what stands there is no part of the app
  'src/components/InputKeys/index.tsx', // more than a thousand rows, which React need not look through, and a script may change
  'src/theme/CodeBlock/**', // highlighted code
];

/** Style that can be computed: geometry. Everything else is a class. */
const GEOMETRY =
  '/^(--|(min|max)?[wW]idth$|(min|max)?[hH]eight$|(block|inline)Size$|inset|top$|right$|bottom$|left$|aspectRatio$|transform|translate$|rotate$|scale$|flex(Basis|Grow)$|grid(Row|Column|Template))/';

/** A message and its remedy, in the form that `npm run check` takes apart. */
const forbid = (selector, message, remedy) => ({selector, message: `${message} → ${remedy}`});

const markup = [
  forbid(
    'JSXOpeningElement[name.name="a"]:has(> JSXAttribute[name.name="href"])',
    'A link that nobody checks',
    'Write <Link to="…"> of @docusaurus/Link',
  ),
  forbid(
    'JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="width"])), JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="height"]))',
    'An image whose place is not kept',
    'Give it width and height, or draw it as a component',
  ),
  forbid(
    'JSXAttribute[name.name="style"][value.type="Literal"]',
    'Style as a text',
    'Give the element a class of its module',
  ),
  forbid(
    `JSXAttribute[name.name="style"] ObjectExpression > Property[computed=false][key.name]:not([key.name=${GEOMETRY}])`,
    'Inline style that is no geometry',
    'Give the element a class of its module',
  ),
  forbid(
    `JSXAttribute[name.name="style"] ObjectExpression > Property[computed=false][key.value]:not([key.value=${GEOMETRY}])`,
    'Inline style that is no geometry',
    'Give the element a class of its module',
  ),
  forbid(
    'JSXAttribute[name.name="style"] ObjectExpression > Property > Literal.value',
    'Inline style that is not computed',
    'Put it into the style sheet of the module',
  ),
];

const innerHtml = forbid(
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  'HTML as a text',
  'Build elements, or add the module with its reason to PRINTS_HTML in eslint.config.mjs',
);

export default tseslint.config(
  globalIgnores([
    'build',
    'build-*',
    '.docusaurus*',
    '.cache',
    'coverage',
    'test-results',
    'playwright-report',
    'specimen',
    'static',
    '**/fixtures',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylistic],
    // No folder is named, so that the cache also fits a copy of all files in another place (tests/authoring.spec.ts).
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-empty-function': 'off', // a promise that stays open is made of one
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/require-await': 'off', // a function may be async by its type
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // What only a browser knows arrives in an effect: the first render equals the static HTML.
      'react-hooks/set-state-in-effect': 'off',
      // Link prints the anchor; its target is checked by the build.
      'jsx-a11y/anchor-is-valid': 'off',
      // What scrolls sideways takes the focus, so that the keyboard can scroll it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['tabpanel', 'region']}],
      'no-restricted-syntax': ['error', ...markup, innerHtml],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['**/plugins/**'], message: 'src/ never imports from plugins/ → Move the pure part into src/'},
          ],
        },
      ],
    },
  },
  // Playwright reads from the pattern which fixtures a function uses; {} is none.
  {files: ['tests/**'], rules: {'no-empty-pattern': 'off'}},
  {files: PRINTS_HTML, rules: {'no-restricted-syntax': ['error', ...markup]}},
  {files: ['plugins/core-client/**'], rules: {'no-restricted-imports': 'off'}},
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {require: 'readonly', process: 'readonly', __dirname: 'readonly'},
    },
  },
  {files: ['*.js'], languageOptions: {sourceType: 'commonjs', globals: {module: 'writable', require: 'readonly'}}},
  {files: ['**/*.mjs'], languageOptions: {globals: {console: 'readonly', process: 'readonly'}}},
  prettier,
);
