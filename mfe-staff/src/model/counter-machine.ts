import type { Obstacle, Write } from './counter-keys';

/** An act as it was pressed: of whom, and when (milliseconds since 1970). */
export interface Pressed {
  act: Write;
  /** The number of the person it is about; empty where nobody is. */
  of: string;
  at: number;
  /** What it takes back. */
  undo?: Undo;
}

/** What can be taken back for a few seconds: that somebody missed their call, or that their visit was finished. */
export interface Undo {
  of: 'missed' | 'finish';
  ticketId: string;
}

/** The line below the keys. */
export type Line =
  | { kind: 'obstacle'; obstacle: Obstacle }
  | { kind: 'done'; pressed: Pressed; called: string | undefined; undo: Undo | undefined }
  /** `undo`: it was not done, and can be pressed again. */
  | { kind: 'refused'; pressed: Pressed; words: string; undo: Undo | undefined }
  /** It was looked up after a cut whether an act had been done. */
  | { kind: 'lookedUp'; pressed: Pressed; isDone: boolean; undo: Undo | undefined };

/** What opens below the keys. */
export type CounterPanel = 'transfer' | 'history' | 'cancel';

export interface CounterState {
  /** `reading`: an act has ended, and the screen does not show yet what it has changed. */
  step: 'ready' | 'sending' | 'unconfirmed' | 'reading';
  pressed: Pressed | undefined;
  /** Whom F2 will call instead of the first. */
  chosen: string | undefined;
  /** What is asked before an act, or shown of a ticket. */
  panel: CounterPanel | undefined;
  line: Line | undefined;
}

export type CounterEvent =
  | { type: 'pressed'; pressed: Pressed }
  | { type: 'impossible'; obstacle: Obstacle }
  | { type: 'done'; called?: string; undo?: Undo }
  /** `mayRepeat`: nothing was done, and nothing stands against it. */
  | { type: 'refused'; words: string; mayRepeat?: boolean }
  /** Nobody knows whether it was done. */
  | { type: 'lost' }
  | { type: 'lookedUp'; isDone: boolean }
  /** The screen shows what is so now. */
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
 * Whoever was chosen stays chosen for an act that is pressed again: else its key would call another person. What was
 * written for an act that was not done stays.
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

/** A counter, without React, clock or network: a second press while an act is on its way changes nothing. */
export function counterMachine(state: CounterState, event: CounterEvent): CounterState {
  switch (event.type) {
    case 'pressed':
      // Taking back is about what the line says, not about what the screen shows.
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
    case 'done': {
      if (state.step !== 'sending' || state.pressed === undefined) return state;
      const { called, undo } = event;
      return {
        ...openCounterScreen,
        step: 'reading',
        chosen: called === undefined ? state.chosen : undefined,
        line: { kind: 'done', pressed: state.pressed, called, undo },
      };
    }
    case 'refused':
      if (state.step !== 'sending' || state.pressed === undefined) return state;
      return {
        ...pressable(state, event.mayRepeat === true),
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
