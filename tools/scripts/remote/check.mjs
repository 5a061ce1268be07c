// The gate before publication: the requirements for a remote (record 39).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { sharedModules } from '../../build/webpack/shared-modules.mjs';
import { LANGUAGES } from '../lib/languages.mjs';
import { checkLocales } from '../lib/locales.mjs';
import { releaseRules } from '../lib/releases.mjs';
import { shellContract } from '../lib/shell-contract.mjs';

const brotli = promisify(brotliCompress);

/** The limit in compressed kilobytes for the first screen of a remote: its entry, that screen and its texts. */
export const MOST_KILOBYTES = 60;

/** The first segment is fixed; later ones may be parameters. */
const PATH = /^\/([A-Za-z][\w-]*(\/([\w-]+|:[A-Za-z]\w*))*)?$/;
/** Shells up to this contract only match exact addresses. */
const WITHOUT_PATTERNS = '1.5.0';
const CONTRACT = /^\^?\d+\.\d+\.\d+$/;
/** Code that a page's policy forbids and browsers refuse. */
const FORBIDDEN = /\beval\(|\bnew Function\(|\bimportScripts\(|document\.write\(/;

async function contractProblems({ contract }) {
  if (!CONTRACT.test(contract ?? '')) return [`contract is ${contract}. Write ^1.2.0, or one exact version.`];
  const { BRIDGE_VERSION, satisfies } = await shellContract();
  return satisfies(BRIDGE_VERSION, contract)
    ? []
    : [
        `contract is ${contract}, and the shell has ${BRIDGE_VERSION}. Publish it once a shell that has it is out.`,
      ];
}

/** A pattern needs a shell that supports it, and cannot be painted because it has many pages. */
async function patternProblems({ routes, contract, painted = {} }) {
  const { isPattern } = await releaseRules();
  const { satisfies } = await shellContract();
  const patterns = routes.filter(isPattern);
  const isTooOld = patterns.length > 0 && satisfies(WITHOUT_PATTERNS, contract);
  return [
    ...(isTooOld ? [`${patterns.join(', ')} needs "contract": "^1.6.0" at least.`] : []),
    ...patterns
      .filter((path) => path in painted)
      .map((path) => `${path} cannot be painted: only exact addresses are.`),
  ];
}

async function pathProblems({ name, routes }, { deed }) {
  const { contestedPaths } = await releaseRules();
  const odd = routes.filter((path) => !PATH.test(path));
  const ofShell = contestedPaths([{ paths: [...new Set(routes)] }]);
  const foreign = deed === undefined ? [] : routes.filter((path) => !deed.paths.includes(path));
  return [
    ...odd.map((path) => `${path} is no path such as /parking or /parking/:permit.`),
    ...ofShell.map((path) => `${path} is a page of the shell. Take another path.`),
    ...foreign.map((path) => `${path} is not ${name}'s in this site. Ask the operator: npm run vez -- own.`),
  ];
}

/** A right to an unknown name has no effect. */
async function rightsProblems({ rights = {} }) {
  const { EVENTS, RIGHT_KINDS, ROUTE_TABLE } = await shellContract();
  const known = {
    calls: [...Object.keys(ROUTE_TABLE), 'extend'],
    listens: Object.keys(EVENTS),
    publishes: Object.keys(EVENTS),
  };
  return Object.entries(rights).flatMap(([kind, names]) => {
    if (!RIGHT_KINDS.includes(kind)) return [`there is no ${kind}; there are ${RIGHT_KINDS.join(', ')}.`];
    return names
      .filter((name) => known[kind]?.includes(name) === false && !name.endsWith('*'))
      .map((name) => `${kind} has ${name}, which the bridge does not have.`);
  });
}

/** Early reads are limited to the remote's own rights and paths. */
async function readProblems({ routes, reads = {}, personalReads = {}, rights = {} }) {
  const { ROUTE_TABLE } = await shellContract();
  const isRead = (call) => {
    const [method, , marks = ''] = ROUTE_TABLE[call] ?? [];
    return method === 'GET' || marks.split(' ').includes('reads');
  };
  return [...Object.entries(reads), ...Object.entries(personalReads)].flatMap(([path, calls]) => [
    ...(routes.includes(path) ? [] : [`${path} is none of its routes.`]),
    ...Object.keys(calls).flatMap((call) => {
      if (!isRead(call)) return [`${call} is no read. Name calls that change nothing.`];
      return rights.calls?.includes(call) ? [] : [`${call} is not in rights.calls.`];
    }),
  ]);
}

async function slotProblems({ slots = [] }, { files, contentOf }) {
  const { SLOTS } = await shellContract();
  const scripts = files.filter(({ url }) => url.endsWith('.js') && !url.includes('/painting.'));
  const code = (await Promise.all(scripts.map(async (file) => (await contentOf(file)).toString()))).join();
  return slots.flatMap((slot) => {
    if (!SLOTS.includes(slot)) return [`there is no ${slot}; there are ${SLOTS.join(', ')}.`];
    return code.includes(slot) ? [] : [`${slot} is not exported: slots of src/mount.`];
  });
}

const languageProblems = ({ locales }) =>
  LANGUAGES.filter((language) => locales[language] === undefined).map(
    (language) => `src/locales/${language}.json is missing, or no screen takes its texts from it.`,
  );

/** Checks that each text exists in every language, if the sources are available. */
const textProblems = async (_, { sources }) => (sources === undefined ? [] : checkLocales([sources]));

async function sizeProblems({ entry, preload, locales }, { contentOf }) {
  const packed = async (files) => {
    const sizes = await Promise.all(files.map(async (file) => (await brotli(await contentOf(file))).length));
    return sizes.reduce((sum, size) => sum + size, 0) / 1_024;
  };
  const texts = Object.values(locales).slice(0, 1);
  const problems = [];
  for (const [path, files] of Object.entries({ '': [], ...preload })) {
    const kilobytes = await packed([entry, ...files, ...texts]);
    if (kilobytes > MOST_KILOBYTES)
      problems.push(
        `${path || 'its entry'} loads ${Math.ceil(kilobytes)} KB, and ${MOST_KILOBYTES} are allowed. Load what is not seen at once later: lazyScreen, retryImport.`,
      );
  }
  return problems;
}

/** The shell provides the shared modules. A remote built for other versions would not run. */
async function sharedProblems({ entry }, { contentOf }) {
  const shared = new Set(Object.values(sharedModules('consume')).map((one) => one.requiredVersion));
  const built = (await contentOf(entry)).toString();
  const wanted = [...built.matchAll(/requiredVersion:"([^"]+)"/g)].map(([, version]) => version);
  return [...new Set(wanted)]
    .filter((version) => !shared.has(version))
    .map(
      (version) =>
        `It was built for ${version} of a package that the shell shares in another version. Install what the lockfile says, and build again.`,
    );
}

async function policyProblems(_, { files, contentOf }) {
  const scripts = files.filter(({ url }) => url.endsWith('.js') && !url.includes('/painting.'));
  const contents = await Promise.all(scripts.map(async (file) => (await contentOf(file)).toString()));
  return scripts.flatMap(({ url }, at) => {
    const [found] = FORBIDDEN.exec(contents[at]) ?? [];
    return found === undefined
      ? []
      : [`${url} has ${found}…), which the policy of our pages forbids. Take a package without it.`];
  });
}

const CHECKS = {
  contract: contractProblems,
  paths: pathProblems,
  patterns: patternProblems,
  slots: slotProblems,
  rights: rightsProblems,
  reads: readProblems,
  languages: languageProblems,
  texts: textProblems,
  size: sizeProblems,
  'shared packages': sharedProblems,
  policy: policyProblems,
};

/**
 * Finds the problems that prevent publishing a built remote. Each is a sentence with what to do.
 * @param {{ entry: object, files: object[], builtIn: string, sources?: string, deed?: object }} built `sources` is
 *   its source folder, `deed` is that of the target site
 */
export async function problemsOf({ entry, files, builtIn, sources, deed }) {
  const contentOf = ({ url }) => readFile(join(builtIn, url));
  const problems = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    const found = await check(entry, { files, contentOf, sources, deed });
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

/** @throws Error that names each problem */
export async function checkBuilt(built) {
  const problems = await problemsOf(built);
  if (problems.length > 0)
    throw new Error(`${built.entry.name} is not published.\n${problems.map((one) => `  ${one}`).join('\n')}`);
}
