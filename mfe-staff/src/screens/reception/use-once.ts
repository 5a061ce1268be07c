import { useState } from 'react';
import { useFailureWords } from '../../components/use-failure-words';
import { useOneAct } from '../../components/use-one-act';
import type { Visit } from '../../model/wire';
import { useTexts } from '../../texts';

/** A finished or refused act, for the list of recent acts. */
export interface Done {
  at: number;
  number: string;
  words: string;
  isRefused: boolean;
  /** A check-in that may be undone. */
  checkedIn: Visit | undefined;
}

const MOST_LINES = 4;

const ended = (line: Done): Done => ({ ...line, checkedIn: undefined });

/** Runs one act at a time and lists the results. */
export function useOnce(readAgain: () => Promise<unknown>) {
  const { t } = useTexts();
  const wordsOf = useFailureWords();
  const [lines, setLines] = useState<Done[]>([]);
  const { busy, once: runOne } = useOneAct();
  const report = (number: string, words: string, isRefused = false, checkedIn?: Visit) =>
    setLines((all) => {
      const line = { at: Date.now(), number, words, isRefused, checkedIn };
      // Whatever happened to a ticket after its check-in ends the undo.
      const before = isRefused ? all : all.map((one) => (one.number === number ? ended(one) : one));
      return [line, ...before].slice(0, MOST_LINES);
    });
  async function once(number: string, run: () => Promise<void>): Promise<boolean> {
    const failed = (error: unknown) => report(number, wordsOf(error, t('line.notDone')), true);
    const isDone = await runOne({ run, failed });
    void readAgain();
    return isDone;
  }
  return { lines, isBusy: busy !== undefined, report, once };
}
