import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of `src` in the order in which they may import: each sees those before it. */
const layers = {
  portal: [],
  data: ['portal'],
  markdown: ['portal', 'data'],
  contract: ['portal', 'data', 'markdown'],
  sandbox: ['portal', 'data', 'markdown', 'contract'],
  search: ['portal', 'data'],
  hooks: ['portal', 'data', 'markdown', 'contract', 'sandbox', 'search'],
  components: ['portal', 'data', 'markdown', 'contract', 'sandbox', 'search', 'hooks'],
  widgets: ['portal', 'data', 'markdown', 'contract', 'sandbox', 'search', 'hooks', 'components'],
};

const everyFolder = [
  'portal',
  'data',
  'markdown',
  'contract',
  'sandbox',
  'search',
  'hooks',
  'components',
  'widgets',
  'theme',
  'pages',
  'plugins',
  'scripts',
  'site-checks',
  'testing',
];

const importRules = Object.entries(layers).map(([folder, allowed]) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/server.ts', '**/cli.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: everyFolder
              .filter((other) => other !== folder && !allowed.includes(other))
              .flatMap((other) => [`../${other}/**`, `../../${other}/**`, `@site/src/${other}/**`]),
            message: 'See "Who may import whom" in src/README.md.',
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  {
    ignores: [
      'build/**',
      '.build-part*/**',
      '.docusaurus/**',
      '.generated/**',
      '**/dist/**',
      '**/generated/**',
      '**/_samples/**',
      '**/fixtures/**',
      'lib-src/consumers/**',
      'test-results/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strict],
    plugins: {'react-hooks': reactHooks, 'jsx-a11y': jsxA11y},
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // One way to write a short `if`: without braces where the body fits on one line.
      curly: ['error', 'multi-or-nest', 'consistent'],
      'max-lines': ['warn', {max: 250, skipBlankLines: true, skipComments: true}],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'off'},
  },
  ...importRules,
);
