// Who may import whom, in the whole repository. `eslint.config.mjs` holds it, `scripts/walls.mjs` writes it into the
// README. What is not said here is refused. Files of one part may import each other; tests may import what they test.
import { REMOTES } from './packages.mjs';

/**
 * @typedef {object} Part
 * @property {string} part its name
 * @property {string} at its folder, `*` for any
 * @property {string[]} may the parts that it may import; `part#file` for some files of one
 * @property {string} [door] the one file of it that other folders of the same kind may import
 */

const shared = (names) => names.split(' ').map((name) => `shared/${name}`);
const shell = (names) => names.split(' ').map((name) => `shell/${name}`);
const server = (names) => names.split(' ').map((name) => `server/${name}`);

/** From the bottom up: none imports what comes after it. */
const SHARED = [
  ['domain', ''],
  ['contracts', 'domain'],
  ['chunks', ''],
  ['deadline', ''],
  ['drafts', 'contracts'],
  ['i18n', 'domain chunks'],
  ['http', 'domain contracts chunks'],
  ['sms-code', 'domain contracts http'],
  ['bridge', 'domain contracts chunks i18n'],
  ['queries', 'domain contracts bridge'],
  ['ui', 'domain contracts chunks deadline i18n'],
  ['remote', 'domain contracts http bridge i18n sms-code ui'],
].map(([name, may]) => ({
  part: `shared/${name}`,
  at: `shared/src/${name}`,
  may: may === '' ? [] : shared(may),
}));

/** Those of one remote; `own` are its own parts. Another remote, and the shell, are never among them. */
const ofRemote = (remote) => {
  const own = (names) => names.split(' ').map((name) => `${remote}/${name}`);
  const at = (folder) => `${remote}/src/${folder}`;
  const drawing = shared('domain contracts chunks deadline http i18n bridge queries ui remote');
  return [
    { part: `${remote}/model`, at: at('model'), may: shared('domain contracts http') },
    {
      part: `${remote}/api`,
      at: at('api'),
      may: [...own('model'), ...shared('domain contracts http bridge queries')],
    },
    {
      part: `${remote}/drafts`,
      at: at('drafts'),
      may: [...own('model'), ...shared('domain contracts drafts')],
    },
    { part: `${remote}/locales`, at: at('locales'), may: [] },
    { part: `${remote}/components`, at: at('components'), may: [...own('model root#texts.ts'), ...drawing] },
    {
      part: `${remote}/screens`,
      at: at('screens/*'),
      may: [...own('model api drafts components root#texts.ts'), ...drawing, ...shared('sms-code')],
    },
    {
      part: `${remote}/root`,
      at: at(''),
      may: [...own('model api drafts components locales screens'), ...drawing],
    },
  ];
};

/** Small things at the top of the shell that all of it may use. */
const BASE = 'root#{call-safely,deployment,storage,store,use-store,version,browser-floor}.ts';

const SHELL = [
  ['page', 'domain contracts', ''],
  ['locales', '', ''],
  ['events', 'contracts', BASE],
  ['mode', 'domain contracts', `${BASE} page`],
  ['theme', 'contracts', BASE],
  ['settings', '', BASE],
  ['routing', 'domain contracts', `${BASE} page`],
  ['journey', 'contracts', BASE],
  ['language', 'domain contracts i18n ui', `${BASE} page locales`],
  ['feedback', 'contracts http', `${BASE} language`],
  ['puzzle', 'contracts chunks http i18n', 'feedback'],
  ['session', 'domain contracts chunks http', `${BASE} page language feedback puzzle`],
  ['remotes', 'contracts chunks i18n bridge', `${BASE} page`],
  ['host', 'domain contracts chunks http', `${BASE} page routing feedback session`],
  ['update', 'domain contracts deadline', `${BASE} page mode language feedback session`],
  [
    'layout',
    'domain contracts chunks deadline http bridge ui',
    `${BASE} page mode theme settings routing language feedback remotes host update`,
  ],
  ['screens', 'domain contracts http ui', `${BASE} mode theme language remotes layout`],
  ['painting', 'domain contracts i18n bridge ui', `${BASE} root#own-pages.tsx page language feedback layout`],
  [
    'root',
    'domain contracts chunks http i18n bridge ui',
    `${BASE} page events mode theme settings routing journey language feedback puzzle session remotes host update layout screens`,
  ],
].map(([name, ofShared, own]) => ({
  part: `shell/${name}`,
  at: name === 'root' ? 'shell/src' : `shell/src/${name}`,
  may: [...(ofShared === '' ? [] : shared(ofShared)), ...(own === '' ? [] : shell(own))],
}));

const SERVER_BASE = shared('domain contracts');
const SERVER = [
  { part: 'server/locales', at: 'server/src/locales', may: [] },
  { part: 'server/db', at: 'server/src/db', may: [...SERVER_BASE, 'server/root'] },
  { part: 'server/deployments', at: 'server/src/deployments', may: [...SERVER_BASE, 'server/root'] },
  {
    part: 'server/modules',
    at: 'server/src/modules/*',
    door: 'index.ts',
    may: [...SERVER_BASE, ...server('root db modules')],
  },
  {
    part: 'server/metrics',
    at: 'server/src/metrics',
    may: [...SERVER_BASE, ...server('root db modules')],
  },
  {
    part: 'server/painting',
    at: 'server/src/painting',
    may: [...SERVER_BASE, ...server('root deployments')],
  },
  { part: 'server/map', at: 'server/src/map', may: [...SERVER_BASE, 'server/root'] },
  {
    part: 'server/http',
    at: 'server/src/http',
    may: [...SERVER_BASE, 'shared/http', ...server('root db modules metrics map')],
  },
  {
    part: 'server/web-search',
    at: 'server/src/web-search',
    may: [...SERVER_BASE, ...server('root deployments modules')],
  },
  { part: 'server/postgres', at: 'server/src/postgres', may: [] },
  { part: 'server/seed', at: 'server/src/seed', may: server('root db') },
  { part: 'server/dev', at: 'server/src/dev', may: [...SERVER_BASE, ...server('root db http modules')] },
  { part: 'server/operator', at: 'server/src/operator', may: server('root db modules') },
  { part: 'server/production', at: 'server/src/production', may: server('root db') },
  {
    part: 'server/root',
    at: 'server/src',
    may: [
      ...SERVER_BASE,
      ...server('locales db deployments modules metrics http map painting web-search postgres seed dev'),
    ],
  },
];

/** @type {Part[]} */
export const WALLS = [...SHARED, ...REMOTES.flatMap(ofRemote), ...SHELL, ...SERVER];
