// Modules that the walls cannot name: by a name, or a folder, that is the same in every package.

const NOT_PROGRAM = [
  {
    regex: '(?:^|/)testing(?:/|$)',
    message: 'A program takes nothing from a testing folder: move what both need out of it.',
  },
  { regex: '\\.(?:test|stories)$', message: 'A program takes nothing from a test or a story.' },
  {
    regex: '^@vez/(?:mfe-|shell|server)',
    message: 'A package is imported by its path, within the walls; a remote is loaded by the shell.',
  },
];
const restrict = (patterns, paths = []) => ['error', { paths, patterns }];

const BESIDE_THE_PAGE = [
  ...NOT_PROGRAM,
  {
    regex: '/bridge/(?:query|router)$',
    message: 'By its path it is a second copy, without the page’s client: take @vez/shared/query or /router.',
  },
];
/** A browser takes types and the route table; schemas would cost it tens of kilobytes. */
const SCHEMAS = { name: '@vez/shared/contracts', message: 'Take @vez/shared/contracts/client.' };
const OWN_CLIENT = { name: 'axios', message: 'Calls go through the client of the bridge.' };

/** By kind of program; no file is in two of them. */
export const IMPORTS = {
  server: restrict(NOT_PROGRAM),
  shared: restrict(BESIDE_THE_PAGE, [SCHEMAS]),
  page: restrict(BESIDE_THE_PAGE, [SCHEMAS, OWN_CLIENT]),
};
