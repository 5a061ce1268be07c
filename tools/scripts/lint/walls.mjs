// Configures eslint-plugin-boundaries from the table in `tools/scripts/lib/walls.mjs`.
import boundaries from 'eslint-plugin-boundaries';
import { REMOTES } from '../lib/packages.mjs';
import { WALLS } from '../lib/walls.mjs';

const BROWSER = ['shared', 'shell', ...REMOTES];
const PACKAGES = [...BROWSER, 'server'];
/** Configuration of tools, at the root of the repository and for the workbench. */
const CONFIGURATION = ['*.config.mjs', '**/.storybook/**'];
const TESTS = ['*.test.{ts,tsx,mjs}', '*.stories.tsx', 'testing/**'];

const depthOf = (path) => path.split('/').length;
// The first match applies, so inner folders come before outer ones.
const elements = WALLS.map(({ part, at }) => ({
  type: part,
  pattern: at.replace(/\/$/, ''),
  partialMatch: false,
  ...(at.endsWith('/*') ? { capture: ['folder'] } : {}),
})).sort((one, other) => depthOf(other.pattern) - depthOf(one.pattern));

const imports = (selectors) => selectors.map((selector) => ({ selector, kind: 'value', name: 'dependency' }));
/** Other forms of import, besides `import`, `export` and `require`, which the plugin detects. */
const EVERYWHERE = imports([
  // import planted = require('…')
  'TSExternalModuleReference > Literal',
  // createRequire(…)('…'), or a call of the name that `syntax.mjs` requires
  "CallExpression[callee.callee.name='createRequire'] > Literal",
  'CallExpression[callee.name=/Require$/] > Literal',
  // require.resolve('…'), import.meta.resolve('…')
  "CallExpression[callee.property.name='resolve'][callee.object.name=/[rR]equire$/] > Literal",
  "CallExpression[callee.property.name='resolve'][callee.object.callee.name='createRequire'] > Literal",
  "CallExpression[callee.property.name='resolve'][callee.object.type='MetaProperty'] > Literal",
  "CallExpression[callee.object.name='jest'][callee.property.name='requireActual'] > Literal",
]);
const OWN_ADDRESS =
  "NewExpression[callee.name='URL'][arguments.1.object.type='MetaProperty'] > Literal[value=/^\\.{1,2}\\//]";
/** Tools and tests also read sources as text by URL, which is no import. The URL of a worker is one. */
const IN_TOOLS = [...EVERYWHERE, ...imports([`NewExpression[callee.name=/Worker$/] > ${OWN_ADDRESS}`])];
const IN_PROGRAMS = [...EVERYWHERE, ...imports([OWN_ADDRESS])];

const partOf = (name) => WALLS.find(({ part }) => part === name);
const toPart = (name) => {
  const [type, file = partOf(type).door] = name.split('#');
  return { to: { element: { type, ...(file === undefined ? {} : { fileInternalPath: file }) } } };
};
const ANY_PACKAGE = { to: { module: { origin: 'external' } } };
const ANY_OF_NODE = { to: { module: { origin: 'core' } } };
const toPackage = (name) => {
  const source = name.replace('type ', '');
  return {
    to: { module: { origin: ['external', 'core'], source } },
    ...(source === name ? {} : { dependency: { kind: 'type' } }),
  };
};
/** Excludes the top of a package, which has configuration that runs in Node. */
const isOfBrowser = (part) => BROWSER.some((name) => part.startsWith(`${name}/`));
const packagesOf = ({ part, packages }) =>
  packages?.map(toPackage) ?? (isOfBrowser(part) ? [ANY_PACKAGE] : [ANY_PACKAGE, ANY_OF_NODE]);

const only = (from, allow) => [
  'error',
  { default: 'disallow', checkAllOrigins: true, policies: [{ from: { element: { type: from } }, allow }] },
];
/** Each file is only checked against the rules of its own part. Checking all rules tripled the time of lint. */
const ofParts = elements.toReversed().map(({ type, pattern }) => ({
  files: [`${pattern}/**/*.{ts,tsx,mjs}`],
  ignores: CONFIGURATION,
  rules: {
    'boundaries/dependencies': only(type, [...partOf(type).may.map(toPart), ...packagesOf(partOf(type))]),
  },
}));
/** Tests, stories and `testing` folders may import everything in their package and in shared. */
const ofTests = [...new Set(WALLS.map(({ part }) => part.split('/')[0]))].map((name) => ({
  files: TESTS.map((files) => `${partOf(name).at}/**/${files}`),
  rules: {
    'boundaries/no-unknown-files': 'off',
    'boundaries/no-unknown-dependencies': 'off',
    'boundaries/dependencies': only('**', [
      { to: { element: { type: [name, `${name}/*`, 'shared', 'shared/*'] } } },
      ANY_PACKAGE,
      ANY_OF_NODE,
    ]),
  },
}));

export const walls = [
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: CONFIGURATION,
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/additional-dependency-nodes': IN_TOOLS,
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
  {
    files: PACKAGES.map((name) => `${name}/src/**/*.{ts,tsx}`),
    ignores: TESTS.map((files) => `**/${files}`),
    settings: { 'boundaries/additional-dependency-nodes': IN_PROGRAMS },
  },
  ...ofParts,
  ...ofTests,
];
