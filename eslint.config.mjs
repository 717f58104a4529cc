import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { fieldWords } from './scripts/lint/names.mjs';

/** Sources of nondeterminism: the same input must give the same result. */
const impure = [
  {
    object: 'Math',
    property: 'random',
    message: 'Take dice from a stream of dice/: the same seed must give the same result.',
  },
  { object: 'Date', property: 'now', message: 'The engine and the rulesets have no clock.' },
  { object: 'performance', property: 'now', message: 'The engine and the rulesets have no clock.' },
];

export default defineConfig(
  {
    ignores: ['dist/', 'out/', 'server/src/generated/', '.vscode-server/', '.vscode-test/', 'test/vscode/workspace/'],
  },
  {
    files: ['**/*.ts', '**/*.mjs'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-redundant-type-constituents': 'off', // `'known' | string` documents more than `string`
      '@typescript-eslint/unbound-method': 'off', // no code here reads `this`
      eqeqeq: 'error',
      'max-lines': ['error', 400],
    },
  },
  {
    // Patterns with catastrophic backtracking hang on long lines.
    files: ['{server,client,playground}/src/**/*.ts'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: ['server/src/{dice,engine,model,rulesets}/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', ...impure],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"]', message: 'The engine and the rulesets have no clock.' },
      ],
    },
  },
  {
    files: ['{server,client,playground}/src/**/*.ts', 'test/**/*.ts'],
    plugins: { asdic: { rules: { 'field-words': fieldWords } } },
    rules: { 'asdic/field-words': 'error' },
  },
  {
    // Plain scripts: their data comes from JSON and from untyped libraries.
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
