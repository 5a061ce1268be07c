import { keyOf, type CounterKey, type Obstacle, type Write } from './counter-keys';

/** A pressed act, with its subject and time (milliseconds since 1970). */
export interface Pressed {
  act: Write;
  /** The ticket number or the queue of the act; empty without a subject. */
  of: string;
  at: number;
  /** The act that this one undoes. */
  undo?: Undo;
}

/** An act that can be undone for a few seconds: a missed call or a finished visit. */
export interface Undo {
  of: 'missed' | 'finish';
  ticketId: string;
}

/** The line below the keys. */
export type Line =
  | { kind: 'obstacle'; obstacle: Obstacle }
  /** A key pressed while an act is sent, for when it has succeeded. */
  | { kind: 'kept'; key: CounterKey }
  | {
      kind: 'done';
      pressed: Pressed;
      called: string | undefined;
      /** Numbers whose holders did not say that they are here. */
      passedOver?: readonly string[] | undefined;
      undo: Undo | undefined;
    }
  /** `undo` is set if the act was an undo that may be repeated. */
  | { kind: 'refused'; pressed: Pressed; words: string; undo: Undo | undefined }
  /** The outcome of an act whose answer was lost. */
  | { kind: 'lookedUp'; pressed: Pressed; isDone: boolean; undo: Undo | undefined };

/** The panels below the keys. */
export type CounterPanel = 'transfer' | 'history' | 'cancel' | 'priority' | 'move' | 'close';

/** Panels for the row chosen in the lists, also while another person is served. */
export const isOnChosen = (panel: CounterPanel): boolean => panel === 'priority' || panel === 'move';

export interface CounterState {
  /** `reading`: the act has ended, and the screen waits for the changed desk. */
  step: 'ready' | 'sending' | 'unconfirmed' | 'reading';
  pressed: Pressed | undefined;
  /** The ticket that F2 calls instead of the first one. */
  chosen: string | undefined;
  /** The open panel. */
  panel: CounterPanel | undefined;
  line: Line | undefined;
}

export type CounterEvent =
  | { type: 'pressed'; pressed: Pressed }
  | { type: 'impossible'; obstacle: Obstacle }
  /** A key pressed during an act. */
  | { type: 'pressedEarly'; key: CounterKey }
  | { type: 'done'; called?: string; passedOver?: readonly string[] | undefined; undo?: Undo }
  /** `mayRepeat`: nothing changed, and the act may be pressed again. */
  | { type: 'refused'; words: string; mayRepeat?: boolean }
  /** The outcome is unknown. */
  | { type: 'lost' }
  | { type: 'lookedUp'; isDone: boolean }
  /** The screen shows the changed desk. */
  | { type: 'read' }
  | { type: 'chosen'; ticketId: string | undefined }
  | { type: 'opened'; panel: CounterPanel | undefined };

export const openCounterScreen: CounterState = {
  step: 'ready',
  pressed: undefined,
  chosen: undefined,
  panel: undefined,
  line: undefined,
};

/**
 * Keeps the choice for an act that may be repeated, so that its key does not call another person, and keeps the open
 * panel with its input.
 */
const pressable = ({ chosen, panel }: CounterState, mayRepeat: boolean): CounterState => ({
  ...openCounterScreen,
  chosen: mayRepeat ? chosen : undefined,
  panel,
});
const repeatable = (pressed: Pressed, mayRepeat: boolean) => ({
  pressed,
  undo: mayRepeat ? pressed.undo : undefined,
});

/**
 * Keeps a key until the act has succeeded. Ignores a second press of the same key, and refuses keys after an act with an
 * unknown outcome or one that calls a person: the key would act on somebody whom the screen does not show yet.
 */
function keepKey(state: CounterState, key: CounterKey): CounterState {
  const { step, pressed } = state;
  const isSameKey = pressed !== undefined && keyOf(pressed.act) === key;
  if (isSameKey && step === 'reading') return state;
  const callsPerson = pressed?.act === 'next' || pressed?.act === 'unpark';
  // `ready`: the act has just ended, and the screen does not show it yet.
  const isKept = !callsPerson && (step === 'ready' || (step !== 'unconfirmed' && !isSameKey));
  return { ...state, line: isKept ? { kind: 'kept', key } : { kind: 'obstacle', obstacle: 'busy' } };
}

/** The state machine of a counter, free of React, clock and network. Sends one act at a time. */
export function counterMachine(state: CounterState, event: CounterEvent): CounterState {
  switch (event.type) {
    case 'pressed':
      // An undo refers to the line, so it need not wait for the changed desk.
      if (state.step !== 'ready' && !(state.step === 'reading' && event.pressed.undo)) return state;
      return {
        ...state,
        step: 'sending',
        pressed: event.pressed,
        panel: state.panel === event.pressed.act ? state.panel : undefined,
        line: undefined,
      };
    case 'impossible':
      return { ...state, line: { kind: 'obstacle', obstacle: event.obstacle } };
    case 'pressedEarly':
      return keepKey(state, event.key);
    case 'done': {
      if (state.step !== 'sending' || state.pressed === undefined) return state;
      const { called, passedOver, undo } = event;
      return {
        ...openCounterScreen,
        step: 'reading',
        pressed: state.pressed,
        chosen: called === undefined ? state.chosen : undefined,
        line:
          state.line?.kind === 'kept'
            ? state.line
            : { kind: 'done', pressed: state.pressed, called, passedOver, undo },
      };
    }
    case 'refused':
      if (state.step !== 'sending' || state.pressed === undefined) return state;
      return {
        // Another time or reason may be possible for the same person.
        ...pressable(
          state,
          event.mayRepeat === true || (state.panel !== undefined && isOnChosen(state.panel)),
        ),
        step: 'reading',
        line: { kind: 'refused', words: event.words, ...repeatable(state.pressed, event.mayRepeat === true) },
      };
    case 'lost':
      return state.step === 'sending' ? { ...state, step: 'unconfirmed' } : state;
    case 'lookedUp':
      if (state.step !== 'unconfirmed' || state.pressed === undefined) return state;
      return {
        ...(event.isDone ? openCounterScreen : pressable(state, true)),
        step: 'reading',
        line: { kind: 'lookedUp', isDone: event.isDone, ...repeatable(state.pressed, !event.isDone) },
      };
    case 'read':
      return state.step === 'reading' ? { ...state, step: 'ready' } : state;
    case 'chosen':
      return { ...state, chosen: event.ticketId };
    case 'opened':
      return { ...state, panel: event.panel, line: undefined };
  }
}
