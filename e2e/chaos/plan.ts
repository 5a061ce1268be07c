// Which scenes make which requests, as they were seen when all was well.
import { appendFileSync, readFileSync } from 'node:fs';
import { SCENES, type Scene } from './scenes';

const FILE = new URL('../../var/chaos/plan.ndjson', import.meta.url);

interface Request {
  method: string;
  path: string;
}
interface Seen {
  scene: string;
  requests: Request[];
}

export const writePlan = (scene: string, requests: Request[]) =>
  appendFileSync(FILE, `${JSON.stringify({ scene, requests } satisfies Seen)}\n`);

/** The scenes that make a request which matches. */
export function scenesWith(matches: (method: string, path: string) => boolean): Scene[] {
  const seen = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Seen)
    .filter(({ requests }) => requests.some(({ method, path }) => matches(method, path)));
  return SCENES.filter(({ name }) => seen.some(({ scene }) => scene === name));
}

/** The same scenes, from another one on for each trial. */
export const fromTurn = (scenes: readonly Scene[], turn: number): Scene[] => {
  const first = turn % scenes.length;
  return [...scenes.slice(first), ...scenes.slice(0, first)];
};
