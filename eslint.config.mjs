// The house rules that a machine can check. `tools/scripts/lib/walls.mjs` lists the allowed imports.
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { IMPORTS } from './tools/scripts/lint/imports.mjs';
import { GLOBALS, SYNTAX } from './tools/scripts/lint/syntax.mjs';
import { walls } from './tools/scripts/lint/walls.mjs';

const TESTS = ['**/*.test.{ts,tsx}', 'shared/src/testing/**', 'tools/build/jest-setup.ts'];
const BROWSER = '{shell,mfe-*,shared}/src/**';
/** Rules of the product, as pure functions. */
const RULES = '{mfe-*/src/model,shared/src/domain}/**/*.ts';
/** What runs outside tests and the workbench. */
const program = (files, rules) => ({
  files: [files],
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.stories.tsx'],
  rules,
});

/** Functions of over 60 lines: each is one table, one state or one view that reads worse in two parts. */
const LONG_FUNCTIONS = [
  'tools/bench/cluster/databases.mjs',
  'tools/bench/cluster/stand-in.mjs',
  'tools/bench/server/lib/city.mjs',
  'tools/bench/server/parts/kills.mjs',
  'mfe-tickets/src/screens/my-bookings/scan/scan-sheet.tsx',
  'tools/scripts/lib/answer-shapes.mjs',
  'server/src/painting/painter.ts',
  'server/src/site/pages.ts',
  'shared/src/bridge/define-remote.tsx',
  'shared/src/ui/calendar/calendar.tsx',
  'shared/src/ui/calendar/month-grid.tsx',
  'shell/src/bootstrap.tsx',
  'shell/src/bridge.ts',
  'shell/src/remotes/lifecycle.ts',
  'shell/src/remotes/mount-point.ts',
  'shell/src/session/session.ts',
];

export default tseslint.config(
  {
    ignores: ['**/node_modules', '**/dist', 'var', '**/*.gen.ts', 'coverage'],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: ['shared/tsconfig.json'] })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: [
      '**/*.config.{mjs,ts}',
      '**/*.stories.tsx',
      'tools/workbench/.storybook/**',
      'tools/build/**',
      'tools/scripts/**',
      'tools/bench/**',
      'e2e/*.mjs',
      'server/src/dev/**',
      'server/*.mjs',
    ],
    rules: { 'import-x/no-default-export': 'off', 'no-console': 'off' },
  },
  {
    files: [BROWSER],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...jsxA11y.configs.recommended.rules,
    },
  },
  // The last that names a file counts, alone.
  ...[
    ['{tools,e2e,server}/**/*.mjs', SYNTAX.tool],
    ['server/src/**/*.ts', SYNTAX.server],
    // Compares zones with what the platform knows.
    ['server/src/city/city-schema.ts', SYNTAX.tool],
    [`${BROWSER}/*.ts`, SYNTAX.browser],
    [`${BROWSER}/*.tsx`, SYNTAX.screen],
    [RULES, SYNTAX.rule],
    ['shared/src/domain/paths.ts', SYNTAX.paths],
    ['shared/src/domain/dates/{city-clock,day-formatter}.ts', SYNTAX.clock],
  ].map(([files, syntax]) => program(files, { 'no-restricted-syntax': syntax })),
  program(RULES, { 'no-restricted-globals': ['error', ...GLOBALS] }),
  {
    files: TESTS,
    plugins: { 'testing-library': testingLibrary },
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'e2e/**/*.ts', 'tools/workbench/checks/*.ts'],
    rules: { 'no-restricted-syntax': SYNTAX.test },
  },
  {
    files: ['e2e/**/*.{spec,engine,chaos}.ts', 'tools/workbench/checks/*.spec.ts'],
    rules: { 'no-restricted-syntax': SYNTAX.journey },
  },
  {
    files: ['{shared,shell,server,mfe-*}/src/**/*.{ts,tsx}', 'tools/{scripts,build,bench}/**/*.mjs'],
    ignores: ['**/*.test.{ts,tsx,mjs}', '**/testing/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  {
    // A hook is a sequence: five that only call the next one read worse than a long one.
    files: ['**/use-*.{ts,tsx}'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: LONG_FUNCTIONS,
    rules: { 'max-lines-per-function': ['error', { max: 100 }] },
  },
  ...walls,
  program('server/src/**/*.ts', { 'no-restricted-imports': IMPORTS.server }),
  program('shared/src/**/*.{ts,tsx}', { 'no-restricted-imports': IMPORTS.shared }),
  program('{shell,mfe-*}/src/**/*.{ts,tsx}', { 'no-restricted-imports': IMPORTS.page }),
);
