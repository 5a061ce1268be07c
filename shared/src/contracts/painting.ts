import type { ReactNode } from 'react';
import type { Bridge, Language } from './bridge';

/** The name of the error for a call whose answer is personal, which the browser makes itself. */
export const PERSONAL_CALL = 'PersonalCall';

/** Dispatched on `document` when React has hydrated a part of a painted page, in the same task. */
export const HYDRATED = 'vez:hydrated';

/** The key of a query and its answer, as the page carries them. */
export type PaintedAnswer = readonly [key: readonly unknown[], data: unknown];

/** The painted screen that a remote's `mount` hydrates. */
export interface PaintedScreen {
  /** The language of the painted screen, which shows an anonymous visitor's view. */
  language: Language;
  answers: readonly PaintedAnswer[];
  /** Set if it was painted a while before it was sent. */
  isOld?: boolean;
  /** ISO time. */
  paintedAt?: string | undefined;
  /** Set for a screen in its loading state, without data. */
  isFrame?: boolean;
  /** Set if this browser has a session: personal parts load when the user is known. */
  isReturning?: boolean;
  /** The prefix of ids in the painted HTML, which must differ between remotes. */
  identifierPrefix: string;
}

export interface PaintingDeps {
  /** A bridge with constant stores and public calls only. */
  bridge: Bridge;
  /** Resolves to the HTML of a view when all its lazy code has loaded. */
  render(view: ReactNode): Promise<string>;
}

/** The `paint` export of a remote's server bundle: paints the screen of the router's address. */
export type PaintRemote = (deps: PaintingDeps) => Promise<{
  html: string;
  answers: PaintedAnswer[];
  /** Set if the screen is painted in its loading state, the same for every user. */
  isFrame?: boolean;
}>;
