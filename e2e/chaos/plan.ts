// The requests of each scene, recorded without faults.
import { appendFileSync, readFileSync } from 'node:fs';
import type { Fault, Opening } from './fault-proxy';
import type { Target } from './matrix';
import type { Scene } from './scene';
import { SCENES } from './all-scenes';

const FILE = new URL('../../var/chaos/plan.ndjson', import.meta.url);

interface Request {
  method: string;
  path: string;
  answer: string;
  /** The body of the page's early call. */
  asked?: string | undefined;
}
interface Seen {
  scene: string;
  requests: Request[];
}

export const writePlan = (scene: string, requests: Request[]) =>
  appendFileSync(FILE, `${JSON.stringify({ scene, requests } satisfies Seen)}\n`);

const recorded = () =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Seen);

const sameText = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
};
const isSpoilt = ({ change }: Fault, { answer, asked = '' }: Request) =>
  change === undefined || change(answer, asked) !== sameText(answer);

/** Finds the scenes of an opening with a matching request whose answer the fault would change. */
export function scenesWith(
  matches: Target['matches'],
  fault: Fault | undefined,
  opening: Opening = 'plain',
): Scene[] {
  const seen = recorded().filter(({ requests }) =>
    requests.some(
      (request) => matches(request.method, request.path) && (fault === undefined || isSpoilt(fault, request)),
    ),
  );
  return SCENES.filter(
    (scene) => (scene.opening ?? 'plain') === opening && seen.some((one) => one.scene === scene.name),
  );
}

/** The answered calls inside a page's early call. */
export function callsInside({ name }: Scene): string[] {
  const early = recorded()
    .find(({ scene }) => scene === name)
    ?.requests.find(({ asked }) => asked !== undefined);
  if (early?.asked === undefined) return [];
  const { reads } = JSON.parse(early.asked) as { reads: [call: string][] };
  const { answers } = JSON.parse(early.answer) as { answers: unknown[] };
  return reads.flatMap(([call], at) => (answers[at] === null ? [] : [call]));
}

/** Rotates the scenes, so that each trial starts with another one. */
export const fromTurn = (scenes: readonly Scene[], turn: number): Scene[] => {
  const first = turn % scenes.length;
  return [...scenes.slice(first), ...scenes.slice(0, first)];
};
