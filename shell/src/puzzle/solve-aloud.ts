import { ApiError } from '@vez/shared/http';
import type { Language } from '@vez/shared/contracts/client';
import { createTextSource } from '@vez/shared/i18n';
import type { WaitingWords } from '../feedback/feedback';
import { workOut } from './work-out';

// Bundled with the puzzle: each extra file would add a hash to the first view.
const texts = createTextSource(
  (language) =>
    import(/* webpackChunkName: "puzzle", webpackMode: "lazy-once" */ `./locales/${language}.json`),
);

/** A puzzle that is solved faster shows nothing: a flash would only distract. */
const SHOW_AFTER_MS = 400;

export interface Telling {
  language: Language;
  /** Opens a dialog with the progress; `onCancel` is called when the user cancels. */
  wait(words: WaitingWords, onCancel: () => void): { report(done: number): void; close(): void };
}

/**
 * Solves a puzzle in the foreground. After a moment, a dialog explains the wait, shows progress and allows to cancel.
 * @throws ApiError `cancelled`
 */
export async function solveAloud(puzzle: object, { language, wait }: Telling): Promise<string> {
  await texts.use(language);
  const t = (key: 'title' | 'text' | 'cancel' | 'cancelled') => texts.i18n.t(key);
  const giveUp = new AbortController();
  let shown: ReturnType<Telling['wait']> | undefined;
  const timer = setTimeout(() => {
    const words = { title: t('title'), text: t('text'), cancel: t('cancel') };
    shown = wait(words, () => giveUp.abort());
  }, SHOW_AFTER_MS);
  try {
    return await workOut(puzzle, { signal: giveUp.signal, report: (done) => shown?.report(done) });
  } catch (error) {
    if (giveUp.signal.aborted) throw new ApiError({ kind: 'cancelled' }, t('cancelled'));
    throw error;
  } finally {
    clearTimeout(timer);
    shown?.close();
  }
}

/** Solves a puzzle in the background. */
export const solveQuietly = (puzzle: object, signal: AbortSignal = new AbortController().signal) =>
  workOut(puzzle, { signal, report: () => undefined });
