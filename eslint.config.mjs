// The house rules that a machine can hold; the table of who may import whom is at the end.
import { readFileSync } from 'node:fs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { REMOTES } from './scripts/lib/packages.mjs';
import { WALLS } from './scripts/lib/walls.mjs';

const TESTS = ['**/*.test.{ts,tsx}', 'shared/src/testing/**', 'build/jest-setup.ts'];
const BROWSER = ['shell/src/**', 'mfe-*/src/**', 'shared/src/**'];

/** Attributes that a citizen reads or hears. */
const WORDS =
  'aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label|heading|hint';
const WORDS_IN_FILES = 'Words for citizens come from the locale files, in four languages.';
const letters = '/\\p{L}{2}/u';
/** Words in JSX, as text, as an attribute that is read, or inside braces. */
const words = [
  `JSXText[value=${letters}]`,
  `JSXAttribute[name.name=/^(?:${WORDS})$/] > Literal[value=${letters}]`,
  `JSXAttribute[name.name=/^(?:${WORDS})$/] > JSXExpressionContainer > Literal[value=${letters}]`,
  `JSXAttribute[name.name=/^(?:${WORDS})$/] > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${letters}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${letters}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
].map((selector) => ({ selector, message: WORDS_IN_FILES }));

/** A bare one is asked for once, and then for ever fails or is asked for without end (decision 91). */
const bareImport = {
  // Locale files go to text sources, which ask again.
  selector:
    'ImportExpression:not(CallExpression[callee.name=/^(?:retryImport|lazyScreen)$/] ImportExpression)' +
    ':not([source.value=/\\/locales\\//]):not(:has(TemplateElement[value.raw=/\\/locales\\//]))',
  message:
    'Load a part of the program through retryImport or lazyScreen: it may not come at the first request.',
};

const programWords = {
  selector:
    'JSXExpressionContainer MemberExpression[property.name="message"]:matches([object.name=/[eE]rror$/], [object.property.name="error"])',
  message: 'What a program says of a bug is not for people: take FailureNotice or failureText.',
};

const PAGES = [
  ...readFileSync(new URL('shared/src/domain/paths.ts', import.meta.url), 'utf8').matchAll(/'\/(\w+)'/g),
].map(([, name]) => name);
/** A typo in an address would be found by a citizen. */
const rawPath = [
  `Literal[value=/^\\/(?:${PAGES.join('|')})(?:\\?|$)/]`,
  `TemplateElement[value.raw=/^\\/(?:${PAGES.join('|')})\\?/]`,
].map((selector) => ({
  selector,
  message: 'Addresses of our pages come from `paths` of @vez/shared/domain.',
}));

/** A time of the browser or of the server process is wrong elsewhere: the city's clock knows its zone. */
const ownZone = [
  'CallExpression[callee.property.name=/^(?:toLocale(?:Date|Time)?String|to(?:Date|Time)String)$/]',
  'CallExpression[callee.property.name=/^get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)$/]',
  // With or without `new`.
  "[callee.object.name='Intl'][callee.property.name='DateTimeFormat']",
].map((selector) => ({
  selector,
  message: 'Days and times come from cityClock of @vez/shared/dates (useCityClock in a remote).',
}));

/** A title is read in a list: short, its ids as tags at the end. */
const titles = [
  'CallExpression[callee.name=/^(?:it|test|describe)$/]',
  // `describe.serial` of a journey, and `it.each(…)(…)`.
  "CallExpression[callee.object.name=/^(?:it|test|describe)$/][callee.property.name!='each']",
  'CallExpression[callee.callee.object.name=/^(?:it|test|describe)$/]',
].flatMap((call) => [
  {
    selector: `${call} > Literal.arguments:first-child[value=/^(?:(?! \\[[A-Z]+-\\d\\d\\]).){91}/]`,
    message: 'A title of a test has at most 90 characters, ids not counted.',
  },
  {
    selector: `${call} > TemplateLiteral.arguments:first-child > TemplateElement[value.raw=/^(?:(?! \\[[A-Z]+-\\d\\d\\]).){91}/]`,
    message: 'A title of a test has at most 90 characters, ids not counted.',
  },
  {
    selector: `${call} > Literal.arguments:first-child[value=/\\[[A-Z]+-\\d\\d\\](?!(?: \\[[^\\]]+\\])*$)/]`,
    message: 'The ids that a test cites stand at the end of its title.',
  },
]);

/** Functions of over 60 lines: each is one table, one state or one view that reads worse in two parts. */
const LONG_FUNCTIONS = [
  'bench/cluster/databases.mjs',
  'bench/cluster/stand-in.mjs',
  'bench/server/lib/city.mjs',
  'bench/server/parts/kills.mjs',
  'mfe-tickets/src/screens/my-bookings/scan/scan-sheet.tsx',
  'scripts/lib/answer-shapes.mjs',
  'scripts/picture/draw.mjs',
  'server/src/painting/painter.ts',
  'server/src/site/pages.ts',
  'shared/src/bridge/define-remote.tsx',
  'shared/src/remote/mobile-login/use-mobile-login.ts',
  'shared/src/ui/calendar/calendar.tsx',
  'shared/src/ui/calendar/month-grid.tsx',
  'shared/src/ui/phone-field/use-country-list.ts',
  'shell/src/bootstrap.tsx',
  'shell/src/bridge.ts',
  'shell/src/remotes/lifecycle.ts',
  'shell/src/remotes/remote-place.ts',
  'shell/src/session/session.ts',
];

const PACKAGES = ['shared', 'shell', 'server', ...REMOTES];
const depthOf = (path) => path.split('/').length;
// The first that fits counts: inner folders stand before those that they are in.
const elements = WALLS.map(({ part, at }) => ({
  type: part,
  pattern: at.replace(/\/$/, ''),
  partialMatch: false,
  ...(at.endsWith('/*') ? { capture: ['folder'] } : {}),
})).sort((one, other) => depthOf(other.pattern) - depthOf(one.pattern));
const doorOf = (part) => WALLS.find((wall) => wall.part === part)?.door;
const policyOf = (part) => ({
  from: { element: { type: part } },
  allow: WALLS.find((wall) => wall.part === part).may.map((name) => {
    const [type, file = doorOf(type)] = name.split('#');
    return { to: { element: { type, ...(file === undefined ? {} : { fileInternalPath: file }) } } };
  }),
});
const OUTSIDE_WALLS = [
  ...TESTS,
  '**/*.test.mjs',
  '**/*.stories.tsx',
  '**/testing/**',
  '*.config.mjs',
  '**/.storybook/**',
];
/** A file is held against the walls of its own part alone: against those of all, lint took three times as long. */
const walls = elements.toReversed().map(({ type, pattern }) => ({
  files: [`${pattern}/**/*.{ts,tsx,mjs}`],
  ignores: OUTSIDE_WALLS,
  rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: [policyOf(type)] }] },
}));

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
      'workbench/.storybook/**',
      'build/**',
      'scripts/**',
      'bench/**',
      'e2e/*.mjs',
      'server/src/dev/**',
      'server/*.mjs',
    ],
    rules: { 'import-x/no-default-export': 'off', 'no-console': 'off' },
  },
  {
    files: BROWSER,
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...jsxA11y.configs.recommended.rules,
      // A browser takes types and the route table; schemas would cost it tens of kilobytes.
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: '@vez/shared/contracts', message: 'Take @vez/shared/contracts/client.' }],
          patterns: [
            {
              regex: '/bridge/(?:query|router)$',
              message:
                'By its path it is a second copy, without the page’s client: take @vez/shared/query or /router.',
            },
          ],
        },
      ],
    },
  },
  {
    files: BROWSER.map((files) => `${files}/*.ts`),
    ignores: [...TESTS, '**/testing/**', 'shared/src/domain/paths.ts', 'shared/src/domain/dates/**'],
    rules: { 'no-restricted-syntax': ['error', bareImport, ...rawPath, ...ownZone] },
  },
  {
    files: BROWSER.map((files) => `${files}/*.tsx`),
    ignores: [...TESTS, '**/*.stories.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', bareImport, programWords, ...rawPath, ...ownZone, ...words] },
  },
  {
    files: ['server/src/**/*.ts', 'shared/src/domain/dates/**/*.ts'],
    ignores: [
      ...TESTS,
      '**/testing/**',
      'server/src/city/city-schema.ts',
      'shared/src/domain/dates/city-clock.ts',
      'shared/src/domain/dates/day-formatter.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...ownZone] },
  },
  {
    files: TESTS,
    plugins: { 'testing-library': testingLibrary },
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      'no-restricted-imports': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'e2e/**/*.ts', 'workbench/checks/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...titles] },
  },
  {
    files: ['{shared,shell,server,mfe-*}/src/**/*.{ts,tsx}', '{scripts,build,bench}/**/*.mjs'],
    ignores: ['**/*.test.{ts,tsx,mjs}', '**/testing/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  {
    files: LONG_FUNCTIONS,
    rules: { 'max-lines-per-function': ['error', { max: 100 }] },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: OUTSIDE_WALLS,
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/legacy-templates': false,
      'import/resolver': {
        typescript: {
          project: PACKAGES.map((name) => `${name}/tsconfig.json`),
          noWarnOnMultipleProjects: true,
        },
      },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown-dependencies': 'error',
    },
  },
  ...walls,
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: '@vez/shared/contracts', message: 'Take @vez/shared/contracts/client.' }],
          patterns: [
            {
              group: ['@vez/mfe-*', '@vez/shell*'],
              message: 'A remote never imports another remote or the shell.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['mfe-*/src/screens/*/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: '@vez/shared/contracts', message: 'Take @vez/shared/contracts/client.' }],
          patterns: [
            {
              group: ['@vez/mfe-*', '@vez/shell*'],
              message: 'A remote never imports another remote or the shell.',
            },
            {
              regex: '^\\.\\./(?!\\.\\.)',
              message: 'A screen never imports another: move what both need to components or model.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['mfe-*/src/model/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            'react',
            'axios',
            '@vez/shared/bridge',
            '@vez/shared/http',
            '@vez/shared/query',
            '@vez/shared/ui',
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        bareImport,
        ...rawPath,
        ...ownZone,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Time comes in as an argument.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Time comes in as an argument.',
        },
      ],
    },
  },
);
