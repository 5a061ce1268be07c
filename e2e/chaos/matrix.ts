// The matrix of trials: each call of the contract and each file of the build with each of its faults.
import { readdirSync, readFileSync } from 'node:fs';
import { ROUTE_TABLE } from '../../shared/src/contracts/route-table.gen';
import { CALL_FAULTS, type CallFault } from './call-faults';
import { LANGUAGES } from '../src/texts';
import type { Fault } from './fault-proxy';
import { FILE_FAULTS } from './file-faults';

const SITE = new URL('../../var/site/assets/', import.meta.url);

export interface Target {
  name: string;
  /** Whether the call only reads. */
  reads: boolean;
  matches(method: string, path: string): boolean;
}

export const CALLS: Target[] = Object.entries(ROUTE_TABLE).map(([name, [method, path, flags]]) => {
  const pattern = new RegExp(`^/api/${path.replace(/:\w+/g, '[^/]+')}$`);
  return {
    name,
    reads: method === 'GET' || String(flags).includes('reads'),
    matches: (asked, at) => asked === method && pattern.test(at),
  };
});

export interface SiteFile extends Target {
  /** Whether the file has the code of a screen. Without it a page has only its frame. */
  screen: boolean;
}

interface Manifest {
  files: Record<string, string>;
  screens: Record<string, string[]>;
}

/** Removes the content hash, so that titles and plans stay valid across builds. */
export const withoutHash = (path: string) => path.replace(/\.\w{10}\.js$/, '.js');

/** Every built file of code or texts, from the manifests of the build. */
export const FILES: SiteFile[] = readdirSync(SITE).flatMap((folder) => {
  const manifest = JSON.parse(
    readFileSync(new URL(`${folder}/build-manifest.json`, SITE), 'utf8'),
  ) as Manifest;
  const screens = new Set(Object.values(manifest.screens).flat());
  return Object.keys(manifest.files)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const path = withoutHash(`/assets/${folder}/${file}`);
      return {
        name: `${folder}/${withoutHash(file).replace(/\.js$/, '')}`,
        reads: true,
        screen: screens.has(file),
        matches: (_: string, at: string) => withoutHash(at) === path,
      };
    });
});

/** Files that no citizen on a phone in the demonstration city loads, with the reason. */
export const WITHOUT_SCENE: Readonly<Record<string, string>> = {
  'shell/inspector': 'for developers',
  'shell/puzzle': 'needs a city under pressure: journeys/solve-a-puzzle',
  'shell/slots': 'needs a remote that fills a slot: journeys/other-frameworks',
  'shell/stores': 'for wide screens',
};

/** Whether this is the part of the trials that `npm test` runs. */
export const isPart = process.env.VEZ_CHAOS === 'part';

/** `npm test` tries every fault once, each with another call. */
export const callFaultsFor = (at: number): CallFault[] =>
  isPart ? CALL_FAULTS.slice(at, at + 1) : CALL_FAULTS;

/** Each of the four languages has its own file of texts. Each fault is tried with one of them in turn. */
const isInTurn = (file: SiteFile, turn: number) => {
  const language = LANGUAGES.findIndex((name) => file.name.includes(name));
  return language === -1 || turn % LANGUAGES.length === language;
};

// Only the full run tries the screens of an office: see e2e/README.md for the known failures.
const SCREEN_FILES = FILES.filter(({ name, screen }) => screen && !name.startsWith('mfe-staff/'));

/** `npm test` tries every fault once, each with the file of another screen. */
export const fileFaultsFor = (file: SiteFile): Fault[] => {
  if (!isPart) return FILE_FAULTS.filter((_, turn) => isInTurn(file, turn));
  const every = Math.floor(SCREEN_FILES.length / FILE_FAULTS.length);
  return FILE_FAULTS.filter((_, turn) => SCREEN_FILES[turn * every] === file);
};
