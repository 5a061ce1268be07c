// Which scenes make which requests, as they were seen when all was well.
import { appendFileSync, readFileSync } from 'node:fs';
import type { Fault } from './fault-proxy';
import type { Target } from './matrix';
import type { Scene } from './scene';
import { SCENES } from './scenes';

const FILE = new URL('../../var/chaos/plan.ndjson', import.meta.url);

interface Request {
  method: string;
  path: string;
  answer: string;
}
interface Seen {
  scene: string;
  requests: Request[];
}

export const writePlan = (scene: string, requests: Request[]) =>
  appendFileSync(FILE, `${JSON.stringify({ scene, requests } satisfies Seen)}\n`);

const sameText = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
};
const isSpoilt = ({ change }: Fault, { answer }: Request) =>
  change === undefined || change(answer) !== sameText(answer);

/** The scenes that make a request which matches, with an answer that the fault would change. */
export function scenesWith(matches: Target['matches'], fault?: Fault): Scene[] {
  const seen = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Seen)
    .filter(({ requests }) =>
      requests.some(
        (request) =>
          matches(request.method, request.path) && (fault === undefined || isSpoilt(fault, request)),
      ),
    );
  return SCENES.filter(({ name }) => seen.some(({ scene }) => scene === name));
}

/** The same scenes, from another one on for each trial. */
export const fromTurn = (scenes: readonly Scene[], turn: number): Scene[] => {
  const first = turn % scenes.length;
  return [...scenes.slice(first), ...scenes.slice(0, first)];
};
