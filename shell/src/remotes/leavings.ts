// What remotes begin in the page outside of their place rests while nothing of them is shown. It is not ended, but comes
// back with them: what a module begins once, as it is read, is not begun again by the next `mount`.
interface Begun {
  /** In words, for developers; nothing for what is no fault. */
  what?: string;
  rest(): void;
  goOn(): void;
}
/** Of one release of a remote. */
interface Life {
  /** How often it is in the page: as a page, and in slots. */
  shown: number;
  rests: boolean;
  begun: Map<unknown, Begun>;
}
type Tell = (remote: string, left: string[]) => void;

const REMOTE = /\/assets\/(mfe-[\w-]+)\//;
const lives = new Map<string, Life>();
const listening = new Set<Tell>();

function lifeOf(remote: string): Life {
  const life = lives.get(remote) ?? { shown: 0, rests: false, begun: new Map() };
  lives.set(remote, life);
  return life;
}

/** The remote whose own code has called the function that made this stack; what the shell does for it is the shell's. */
export function callerIn(stack = ''): Life | undefined {
  const [, caller = ''] = stack.replace(/^Error.*\n/, '').split('\n');
  const [, remote] = REMOTE.exec(caller) ?? [];
  return remote === undefined ? undefined : lifeOf(remote);
}

export function begin({ begun, rests }: Life, key: unknown, one: Begun): void {
  begun.set(key, one);
  // It was left meanwhile.
  if (rests) one.rest();
}
export const end = (key: unknown): void => lives.forEach(({ begun }) => begun.delete(key));

function restAll(remote: string, life: Life): void {
  if (life.rests) return;
  life.rests = true;
  const left = [...life.begun.values()];
  for (const one of left) one.rest();
  const words = left.flatMap(({ what }) => what ?? []);
  if (words.length > 0) listening.forEach((tell) => tell(remote, words));
}

/** Something of a remote is shown from now on. */
export function cameIn(remote: string): void {
  const life = lifeOf(remote);
  life.shown += 1;
  if (!life.rests) return;
  life.rests = false;
  for (const { goOn } of [...life.begun.values()]) goOn();
}

/** It is shown no more; elsewhere in the page it may be still. */
export function wentOut(remote: string): void {
  const life = lifeOf(remote);
  life.shown = Math.max(0, life.shown - 1);
  if (life.shown === 0) restAll(remote, life);
}

const builds = new Map<string, string>();

/** The code of a release runs from now on; of one before it nothing comes back. */
export function prepare(remote: string, build: string): void {
  const life = lives.get(remote);
  // Where none is known, what was begun is this one's: it runs since before it could be told.
  if (life !== undefined && builds.has(remote) && builds.get(remote) !== build) {
    restAll(remote, life);
    lives.delete(remote);
  }
  builds.set(remote, build);
}

/** @param tell is given what a remote has left when it went out */
export const onLeaving = (tell: Tell): unknown => listening.add(tell);
