// Restricted modules that the walls cannot express: names and folders that are the same in every package.

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
/** Browsers only need types and the route table. Schemas would add tens of kilobytes. */
const SCHEMAS = { name: '@vez/shared/contracts', message: 'Take @vez/shared/contracts/client.' };
const OWN_CLIENT = { name: 'axios', message: 'Calls go through the client of the bridge.' };

/** Restrictions by kind of program; each file has one kind. */
export const IMPORTS = {
  server: restrict(NOT_PROGRAM),
  shared: restrict(BESIDE_THE_PAGE, [SCHEMAS]),
  page: restrict(BESIDE_THE_PAGE, [SCHEMAS, OWN_CLIENT]),
};
