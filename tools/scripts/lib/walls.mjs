// The allowed imports between all parts of the repository. All others are refused; files of one part may import each
// other. `tools/scripts/lint/walls.mjs` turns this table into lint rules, and `tools/scripts/walls.mjs` into `docs/walls.md`.
import { REMOTES } from './packages.mjs';

/**
 * @typedef {object} Part
 * @property {string} part its name
 * @property {string} at its folder, `*` for any
 * @property {string[]} may the parts that it may import; `part#file` allows only some files of a part
 * @property {string} [door] the only file that other folders of the same kind may import
 * @property {string[]} [packages] the npm packages and modules of Node that it may import; `type name` allows only
 *   types. Default: any package, and modules of Node outside the browser
 */

/** `named('shell')('page mode')` are shell/page and shell/mode. */
const named = (folder) => (names) =>
  names === '' ? [] : names.split(' ').map((name) => `${folder}/${name}`);
const shared = named('shared');
const shell = named('shell');
const server = named('server');

const REACT = ['react', 'react-dom'];
const STYLE = ['styled-components', 'lucide-react'];

/** In order of dependency: no part imports a later one. */
const SHARED = [
  ['domain', '', ['dayjs']],
  ['contracts', 'domain', ['zod', 'type react']],
  ['backend', 'domain contracts', ['jose', 'zod', 'type node:http']],
  ['releases', 'domain contracts', []],
  ['rights', 'contracts', []],
  ['chunks', '', []],
  ['deadline', '', ['react']],
  ['drafts', 'contracts', []],
  ['i18n', 'domain chunks', ['i18next', 'react', 'react-i18next']],
  ['http', 'domain contracts chunks', ['axios']],
  ['sms-code', 'domain contracts http', []],
  ['bridge', 'domain contracts chunks i18n', [...REACT, '@tanstack/react-query', 'react-router-dom']],
  ['queries', 'domain contracts bridge', []],
  ['host', 'contracts http bridge i18n', [...REACT, ...STYLE, '@module-federation/runtime']],
  ['ui', 'domain contracts chunks deadline i18n', [...REACT, ...STYLE, 'libphonenumber-js']],
  ['remote', 'domain contracts http bridge i18n sms-code ui', [...REACT, ...STYLE]],
].map(([name, may, packages]) => ({
  part: `shared/${name}`,
  at: `shared/src/${name}`,
  may: shared(may),
  packages,
}));

/** The parts of one remote; `own` names its parts. They never import the shell or another remote. */
const ofRemote = (remote) => {
  const own = named(remote);
  const at = (folder) => `${remote}/src/${folder}`;
  const drawing = shared('domain contracts chunks deadline http i18n bridge queries ui remote');
  return [
    {
      part: `${remote}/model`,
      at: at('model'),
      may: shared('domain contracts http#api-error.ts'),
      packages: [],
    },
    {
      part: `${remote}/api`,
      at: at('api'),
      may: [...own('model'), ...shared('domain contracts http bridge queries')],
      packages: ['react'],
    },
    {
      part: `${remote}/drafts`,
      at: at('drafts'),
      may: [...own('model'), ...shared('domain contracts drafts')],
      packages: [],
    },
    { part: `${remote}/locales`, at: at('locales'), may: [], packages: [] },
    { part: `${remote}/components`, at: at('components'), may: [...own('model root#texts.ts'), ...drawing] },
    // Components that call the API, for several screens.
    {
      part: `${remote}/connected`,
      at: at('connected'),
      may: [...own('model api components root#texts.ts'), ...drawing],
    },
    {
      part: `${remote}/screens`,
      at: at('screens/*'),
      may: [...own('model api drafts components connected root#texts.ts'), ...drawing, ...shared('sms-code')],
    },
    {
      part: `${remote}/root`,
      at: at(''),
      may: [...own('model api drafts components locales screens'), ...drawing],
    },
  ];
};

/** Small modules at the top of the shell, which all of its parts may use. */
const BASE = 'root#{call-safely,deployment,storage,store,use-store,version,browser-floor}.ts';

const SHELL = [
  ['boot-data', 'domain contracts', ''],
  ['locales', '', ''],
  ['events', 'contracts', BASE],
  ['mode', 'domain contracts', `${BASE} boot-data`],
  ['theme', 'contracts', BASE],
  ['settings', '', `${BASE} boot-data`],
  ['routing', 'domain contracts', `${BASE} boot-data`],
  ['journey', 'contracts', BASE],
  ['language', 'domain contracts i18n ui', `${BASE} boot-data locales`],
  ['feedback', 'contracts http', `${BASE} language`],
  ['puzzle', 'contracts chunks http i18n', 'feedback'],
  ['session', 'domain contracts chunks http', `${BASE} boot-data language feedback puzzle`],
  ['remotes', 'contracts releases rights chunks i18n bridge host', `${BASE} boot-data settings`],
  ['slots', 'contracts chunks', `${BASE} boot-data remotes`],
  ['host', 'domain contracts chunks http', `${BASE} boot-data routing feedback session`],
  ['update', 'domain contracts deadline', `${BASE} boot-data mode language feedback session`],
  [
    'layout',
    'domain contracts chunks deadline http i18n bridge ui',
    `${BASE} boot-data mode theme settings routing language feedback remotes host update`,
  ],
  ['inspector', 'contracts releases chunks i18n ui', `${BASE} settings language remotes layout`],
  ['screens', 'domain contracts http ui', `${BASE} boot-data mode theme language remotes layout inspector`],
  [
    'painting',
    'domain contracts i18n bridge ui',
    `${BASE} root#own-pages.tsx boot-data language feedback layout`,
  ],
  [
    'root',
    'domain contracts chunks http i18n bridge ui',
    `boot-data events mode theme settings routing journey language feedback puzzle session remotes slots host update layout inspector screens`,
  ],
].map(([name, ofShared, own]) => ({
  part: `shell/${name}`,
  at: name === 'root' ? 'shell/src' : `shell/src/${name}`,
  may: [...shared(ofShared), ...shell(own)],
}));

/** In order of dependency. `server/src` has no files of its own. */
const SERVER = [
  ['diagnostics', '', ''],
  ['secrets', '', ''],
  ['locales', '', ''],
  ['city', 'domain contracts', ''],
  ['texts', 'domain contracts', 'city locales'],
  ['db', 'contracts', 'diagnostics texts'],
  ['tracing', '', 'diagnostics db'],
  ['module-api', 'domain contracts', 'diagnostics texts db tracing'],
  ['registry', 'contracts releases', 'diagnostics secrets'],
  ['modules', 'domain contracts releases', 'diagnostics secrets city texts db module-api registry modules'],
  ['deployments', 'domain contracts', 'city'],
  ['config', '', 'diagnostics secrets deployments modules'],
  ['metrics', 'domain contracts', 'diagnostics city texts db module-api modules'],
  ['map', 'domain contracts', 'city texts'],
  ['wiring', '', 'deployments config module-api registry modules'],
  [
    'http',
    'domain contracts http',
    'diagnostics city texts db module-api modules deployments config metrics map wiring',
  ],
  ['web-search', 'domain', 'city texts deployments modules'],
  ['painting', 'domain contracts', 'diagnostics deployments registry module-api'],
  [
    'site',
    'domain',
    'diagnostics city db deployments config modules web-search registry painting http#session-cookie.ts',
  ],
  [
    'app',
    '',
    'diagnostics city db tracing module-api modules config metrics wiring http web-search painting site',
  ],
  ['seed', '', 'texts db'],
  ['postgres', '', ''],
  [
    'dev',
    'domain contracts',
    'diagnostics city db module-api modules deployments config http site app seed postgres',
  ],
  ['operator', '', 'diagnostics secrets db modules config'],
  ['production', '', 'diagnostics db config site app'],
].map(([name, ofShared, own]) => ({
  part: `server/${name}`,
  at: name === 'modules' ? 'server/src/modules/*' : `server/src/${name}`,
  ...(name === 'modules' ? { door: 'index.ts' } : {}),
  may: [...shared(ofShared), ...server(own)],
}));

/** All other parts; the last of each folder is its top. */
const TOOLS = [
  ['build/webpack', ''],
  ['build', 'build/webpack shared/domain'],
  ['scripts/lib', 'build/webpack'],
  ['scripts/lint', 'scripts/lib'],
  ['scripts/remote', 'build build/webpack scripts/lib'],
  ['scripts/packages', 'build build/webpack scripts/lib scripts/remote'],
  ['scripts/mutants', 'scripts/lib'],
  ['scripts', 'build scripts/lib scripts/packages scripts/remote scripts/mutants server#build.*'],
  ['bench/lib', ''],
  ['bench/page', 'bench/lib build scripts scripts/lib'],
  ['bench/ui', 'bench/lib build/webpack'],
  ['bench/lists', 'bench/lib scripts/lib'],
  ['bench/server', 'bench/lib scripts/lib server#build.*'],
  ['bench/cluster', 'bench/server scripts/lib'],
  ['bench/waits', 'server#build.*'],
  ['bench/upgrade', 'bench/cluster build scripts/lib'],
  [
    'bench',
    'bench/lib bench/page bench/ui bench/lists bench/server bench/cluster bench/waits bench/upgrade build scripts scripts/lib scripts/remote',
  ],
  ['e2e/src', 'shared/domain scripts/lib scripts/remote'],
  ['e2e/journeys', 'e2e/src scripts/lib scripts/packages scripts/remote'],
  ['e2e/second-city', 'e2e/src'],
  ['e2e/chaos', 'e2e/src shared/contracts'],
  ['e2e/engines', 'e2e/src scripts/lib'],
  ['e2e/pictures', 'e2e/src'],
  // Pages of another site, built with the packages.
  ['e2e/foreign', 'shared/contracts shared/host'],
  ['e2e', 'e2e/engines scripts/lib'],
  ['workbench/checks', ''],
  ['workbench', ''],
  ['server', 'build server/diagnostics server/db server/config server/operator server/production'],
  ...['shared', 'shell', ...REMOTES].map((name) => [name, 'build']),
].map(([part, may]) => ({
  part,
  at: /^(build|scripts|bench|workbench)\b/.test(part) ? `tools/${part}` : part,
  may: may === '' ? [] : may.split(' '),
}));

/** @type {Part[]} */
export const WALLS = [...SHARED, ...REMOTES.flatMap(ofRemote), ...SHELL, ...SERVER, ...TOOLS];
