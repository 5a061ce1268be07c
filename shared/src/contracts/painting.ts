import type { ReactNode } from 'react';
import type { Bridge, Language } from './bridge';

/** The name of the error of a call whose answer is the caller's own: the browser asks for it. */
export const PERSONAL_CALL = 'PersonalCall';

/** Dispatched on `document` when React has hydrated a part of a painted page, in the same task. */
export const HYDRATED = 'vez:hydrated';

/** The key of a query and its answer, as the page carries them. */
export type PaintedAnswer = readonly [key: readonly unknown[], data: unknown];

/** What a remote's `mount` takes over. */
export interface PaintedScreen {
  /** Painted for a visitor who reads in it and is not logged in. */
  language: Language;
  answers: readonly PaintedAnswer[];
  /** Painted a while before it was sent. */
  isOld?: boolean;
  /** ISO time. */
  paintedAt?: string | undefined;
  /** The screen as it looks while it loads: it has no facts yet. */
  isFrame?: boolean;
  /** This browser has a session: what is a person's comes as soon as it is known who they are. */
  isReturning?: boolean;
  /** Of the ids in the painted HTML: those of two remotes must differ. */
  identifierPrefix: string;
}

export interface PaintingDeps {
  /** Its stores do not change, and its calls are those that anybody may make. */
  bridge: Bridge;
  /** The HTML of a view, once all code that it loads is there. */
  render(view: ReactNode): Promise<string>;
}

/** What a remote's server bundle exports as `paint`: the screen of the address that the router was given. */
export type PaintRemote = (deps: PaintingDeps) => Promise<{
  html: string;
  answers: PaintedAnswer[];
  /** The screen stands there as it looks while it loads, whoever looks at it. */
  isFrame?: boolean;
}>;
