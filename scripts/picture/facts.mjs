// What the picture of the architecture shows, read from where each thing is decided.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesWith, REMOTES } from '../lib/packages.mjs';
import { WALLS } from '../lib/walls.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (...path) => readFileSync(join(ROOT, ...path), 'utf8');
const readJson = (...path) => JSON.parse(read(...path));
const namesIn = (...path) => readdirSync(join(ROOT, ...path)).sort();

const purposeOf = (name) => readJson(name, 'package.json').description;

/** The parts of a package by their own names, as the walls have them, each with what it may import of them. */
const partsOf = (name) =>
  WALLS.filter(({ part }) => part.startsWith(`${name}/`) && part !== `${name}/root`).map(({ part, may }) => ({
    name: part.slice(name.length + 1),
    may: may
      .filter((other) => other.startsWith(`${name}/`) && !other.includes('#'))
      .map((other) => other.slice(name.length + 1)),
  }));

function deployments() {
  const files = namesIn('deployments').filter((name) => name.endsWith('.json'));
  return files.map((file) => {
    const own = readJson('deployments', file);
    const all = own.extends === undefined ? own : { ...readJson('deployments', own.extends), ...own };
    return {
      name: file.replace('.json', ''),
      city: all.city.replace(/^.*\/|\.json$/g, ''),
      home: all.home ?? '/home',
      remotes: all.remotes ?? REMOTES,
    };
  });
}

/** The parts of `shared` that any part of a package may import. */
const importsOf = (name) => {
  const may = WALLS.filter(({ part }) => part.startsWith(`${name}/`)).flatMap((wall) => wall.may);
  return WALLS.map(({ part }) => part).filter((part) => part.startsWith('shared/') && may.includes(part));
};

const CALLS = join('shared', 'src', 'contracts', 'calls');
const countOfCalls = () =>
  readdirSync(join(ROOT, CALLS), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => read(CALLS, file).match(/^export const \w+ = call\(/gm) ?? []).length;

/** @typedef {ReturnType<typeof readFacts>} Facts */
export function readFacts() {
  const shown = ['shell', 'shared', 'server', ...REMOTES];
  return {
    deployments: deployments(),
    shell: { purpose: purposeOf('shell'), parts: partsOf('shell') },
    remotes: REMOTES.map((name) => ({
      name,
      purpose: purposeOf(name),
      routes: readJson(name, 'remote.json').routes,
    })),
    shared: { parts: partsOf('shared') },
    server: {
      purpose: purposeOf('server'),
      modules: namesIn('server', 'src', 'modules'),
      imports: importsOf('server'),
    },
    calls: countOfCalls(),
    others: packagesWith('package.json').filter((name) => !shown.includes(name)),
  };
}
