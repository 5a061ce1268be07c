/** The acts of a counter. */
export type Act =
  | 'next'
  | 'finish'
  | 'reopen'
  | 'start'
  | 'recall'
  | 'transfer'
  | 'history'
  | 'cancel'
  | 'priority'
  | 'move'
  | 'park'
  | 'unpark'
  | 'missed'
  | 'pause'
  | 'resume'
  | 'pauseQueue'
  | 'resumeQueue'
  | 'close';

/** Acts that the counter sends. `history` only shows; a dialog of its own sends `close`. */
export type Write = Exclude<Act, 'history' | 'close'>;

/** Why an act is impossible now. The line below the keys shows it. */
export type Obstacle =
  | 'cutOff'
  | 'busy'
  | 'paused'
  | 'nobodyWaits'
  | 'nobodyCalled'
  | 'nobodyChosen'
  | 'startFirst'
  | 'atCounter'
  | 'nothingParked'
  | 'chooseFirst'
  | 'notWaiting'
  | 'notMovable'
  | 'somebodyHere';

/** The input of `meaningOf`. */
export interface Situation {
  current: 'none' | 'called' | 'serving';
  isPaused: boolean;
  /** Whether the queue that `Shift+F8` acts on gives no remote numbers. */
  isQueuePaused: boolean;
  /** Whether F2 has a person to call, next in line or chosen. */
  hasNext: boolean;
  /** Whether a person is chosen in the lists, out of turn. */
  isChosen: boolean;
  /** Whether that person waits, and so can have priority. */
  mayHavePriority: boolean;
  /** Whether that person has a booking that can be moved. */
  mayMove: boolean;
  parked: number;
  /** The server is unreachable, and the desk may be old. */
  isCutOff: boolean;
  /** An act is in progress. */
  isBusy: boolean;
}

/** In keyboard order. The browser uses F1, F5, F11 and F12. */
export const COUNTER_KEYS = [
  'F2',
  'F3',
  'F4',
  'F6',
  'F7',
  'F8',
  'F9',
  'F10',
  'Shift+F3',
  'Shift+F4',
  'Shift+F6',
  'Shift+F7',
  'Shift+F8',
  'Shift+F9',
] as const;
export type CounterKey = (typeof COUNTER_KEYS)[number];

/** Rare acts are drawn apart from the row of keys. */
export const isRare = (key: CounterKey): boolean => key.startsWith('Shift+');

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The counter key of a press; undefined for other keys. */
export function counterKeyOf({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): CounterKey | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const name = shiftKey ? `Shift+${key}` : key;
  return COUNTER_KEYS.find((known) => known === name);
}

type Meaning = { act: Act } | { act: Act; obstacle: Obstacle };

/** For acts that need a person: called, at the counter, or either. */
function withPerson(act: Act, { current }: Situation, needs: 'called' | 'serving' | 'either'): Meaning {
  if (current === 'none') return { act, obstacle: 'nobodyCalled' };
  if (needs === 'called' && current === 'serving') return { act, obstacle: 'atCounter' };
  if (needs === 'serving' && current === 'called') return { act, obstacle: 'startFirst' };
  return { act };
}

function next({ current, isPaused, hasNext }: Situation): Meaning {
  if (current === 'called') return { act: 'next', obstacle: 'startFirst' };
  if (isPaused) return { act: 'next', obstacle: 'paused' };
  return hasNext ? { act: 'next' } : { act: 'next', obstacle: 'nobodyWaits' };
}

function park(situation: Situation): Meaning {
  if (situation.current !== 'none') return { act: 'park' };
  if (situation.parked === 0) return { act: 'unpark', obstacle: 'nothingParked' };
  return situation.isPaused ? { act: 'unpark', obstacle: 'paused' } : { act: 'unpark' };
}

/** For acts on the person at the counter or, without one, the chosen person. */
const withSubject =
  (act: 'history' | 'cancel') =>
  ({ current, isChosen }: Situation): Meaning =>
    current === 'none' && !isChosen ? { act, obstacle: 'nobodyChosen' } : { act };

/** Acts on the row chosen in the lists, also while another person is served. */
function withChosen(act: 'move' | 'priority', { isChosen }: Situation, is: true | Obstacle): Meaning {
  if (!isChosen) return { act, obstacle: 'chooseFirst' };
  return is === true ? { act } : { act, obstacle: is };
}

const MEANINGS: Record<CounterKey, (situation: Situation) => Meaning> = {
  F2: next,
  F3: (now) => withPerson('finish', now, 'serving'),
  F4: (now) => withPerson('start', now, 'called'),
  F6: (now) => withPerson('recall', now, 'called'),
  F7: (now) => withPerson('transfer', now, 'either'),
  F8: park,
  F9: (now) => withPerson('missed', now, 'called'),
  F10: ({ isPaused }) => ({ act: isPaused ? 'resume' : 'pause' }),
  'Shift+F3': (now) => withChosen('move', now, now.mayMove || 'notMovable'),
  'Shift+F4': (now) => withChosen('priority', now, now.mayHavePriority || 'notWaiting'),
  'Shift+F6': () => ({ act: 'close' }),
  'Shift+F7': withSubject('history'),
  'Shift+F8': ({ isQueuePaused }) => ({ act: isQueuePaused ? 'resumeQueue' : 'pauseQueue' }),
  'Shift+F9': withSubject('cancel'),
};

const KEYS: Record<Exclude<Write, 'reopen'>, CounterKey> = {
  next: 'F2',
  finish: 'F3',
  start: 'F4',
  recall: 'F6',
  transfer: 'F7',
  park: 'F8',
  unpark: 'F8',
  missed: 'F9',
  pause: 'F10',
  resume: 'F10',
  pauseQueue: 'Shift+F8',
  resumeQueue: 'Shift+F8',
  cancel: 'Shift+F9',
  move: 'Shift+F3',
  priority: 'Shift+F4',
};

/** The key that sends an act; undefined for an undo. */
export const keyOf = (act: Write): CounterKey | undefined => (act === 'reopen' ? undefined : KEYS[act]);

/** The act of a key in a situation, with its obstacle if it is impossible. */
export function meaningOf(key: CounterKey, situation: Situation): Meaning {
  const { act, ...rest } = MEANINGS[key](situation);
  if (situation.isCutOff) return { act, obstacle: 'cutOff' };
  if (situation.isBusy) return { act, obstacle: 'busy' };
  return { act, ...rest };
}

/** Why nobody parked can be taken back; undefined if somebody can. */
export function takeBackObstacleOf({ isCutOff, isBusy, isPaused, current }: Situation): Obstacle | undefined {
  if (isCutOff) return 'cutOff';
  if (isBusy) return 'busy';
  if (current !== 'none') return 'somebodyHere';
  return isPaused ? 'paused' : undefined;
}

/** The key of the filled button: the next step of a visit. */
export function mainKey({ current, isPaused }: Situation): CounterKey {
  if (current === 'called') return 'F4';
  if (current === 'serving' && isPaused) return 'F3';
  return isPaused ? 'F10' : 'F2';
}
