import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
);
