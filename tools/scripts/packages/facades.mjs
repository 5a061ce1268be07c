// The packages from which teams import. All code is compiled once, in `@vez/shared`, and these are its public doors.

/** The doors of each package, with the exports of `shared` that they open. */
const DOORS = {
  '@vez/contracts': {
    '.': './contracts/client',
    './calls': './contracts/own-calls',
    './domain': './domain',
    './dates': './dates',
  },
  '@vez/backend': { '.': './backend' },
  '@vez/host': { '.': './host' },
  '@vez/bridge': {
    '.': './bridge',
    './api-error': './api-error',
    './chunks': './chunks',
    './deadline': './deadline',
    './drafts': './drafts',
    './http': './http',
    './i18n': './i18n',
    './painting': './painting',
    './queries': './queries',
    './query': './query',
    './remote': './remote',
    './remote/contact': './remote/contact',
    './remote/queue': './remote/queue',
    './remote/tickets': './remote/tickets',
    './remote/write': './remote/write',
    './router': './router',
  },
};
const WHOLE = { '@vez/ui': './ui', '@vez/testing': './testing' };

/** The purpose of each package, for its README. */
export const PURPOSES = {
  '@vez/contracts':
    'The types of the bridge, the events, the calls and `remote.json`; dates and rules of the domain.',
  '@vez/bridge': 'What a remote stands on: its definition, routes, texts, queries and calls.',
  '@vez/backend':
    'For the service behind a remote: who calls, and calls that are answered by their definitions.',
  '@vez/host':
    'For a page that is not ours and shows a remote of ours: the bridge, what is shared, Module Federation.',
  '@vez/ui': 'The parts that every page of Vez is made of, and its theme.',
  '@vez/testing': 'The bridge in memory, a fake network, and the emulator of the shell.',
};

/**
 * @param {Record<string, string>} shared the exports of `shared`
 * @returns {Record<string, Record<string, string>>} the doors of each package, with their exports of `@vez/shared`
 */
export function doorsOf(shared) {
  const whole = Object.entries(WHOLE).map(([name, root]) => {
    const own = Object.keys(shared).filter((door) => door === root || door.startsWith(`${root}/`));
    return [name, Object.fromEntries(own.map((door) => [`.${door.slice(root.length)}`, door]))];
  });
  return { ...DOORS, ...Object.fromEntries(whole) };
}

/**
 * Rewrites imports for use outside the workspace: `@vez/shared/ui` becomes `@vez/ui`.
 * @throws Error if no package has the door
 */
export function importedOutside(source, shared) {
  const names = new Map(
    Object.entries(doorsOf(shared)).flatMap(([name, doors]) =>
      Object.entries(doors).map(([door, from]) => [`@vez/shared${from.slice(1)}`, `${name}${door.slice(1)}`]),
    ),
  );
  return source.replace(/@vez\/shared[\w/-]*/g, (from) => {
    if (!names.has(from))
      throw new Error(`${from} has no door in a package: tools/scripts/packages/facades.mjs`);
    return names.get(from);
  });
}
