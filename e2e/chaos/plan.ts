// Which scenes make which requests, as they were seen when all was well.
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
  /** The body, of the call that a page makes for its screen. */
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

/** The scenes of an opening that make a request which matches, with an answer that the fault would change. */
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

/** The calls that a page asks for in its early call, with an answer. */
export function callsInside({ name }: Scene): string[] {
  const early = recorded()
    .find(({ scene }) => scene === name)
    ?.requests.find(({ asked }) => asked !== undefined);
  if (early?.asked === undefined) return [];
  const { reads } = JSON.parse(early.asked) as { reads: [call: string][] };
  const { answers } = JSON.parse(early.answer) as { answers: unknown[] };
  return reads.flatMap(([call], at) => (answers[at] === null ? [] : [call]));
}

/** The same scenes, from another one on for each trial. */
export const fromTurn = (scenes: readonly Scene[], turn: number): Scene[] => {
  const first = turn % scenes.length;
  return [...scenes.slice(first), ...scenes.slice(0, first)];
};
