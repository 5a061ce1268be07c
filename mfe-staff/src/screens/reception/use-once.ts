import { useState } from 'react';
import { useFailureWords } from '../../components/use-failure-words';
import { useOneAct } from '../../components/use-one-act';
import { useTexts } from '../../texts';

/** A finished or refused act, for the list of recent acts. */
export interface Done {
  at: number;
  number: string;
  words: string;
  isRefused: boolean;
}

const MOST_LINES = 4;

/** Runs one act at a time and lists the results. */
export function useOnce(readAgain: () => Promise<unknown>) {
  const { t } = useTexts();
  const wordsOf = useFailureWords();
  const [lines, setLines] = useState<Done[]>([]);
  const { busy, once: runOne } = useOneAct();
  const report = (number: string, words: string, isRefused = false) =>
    setLines((all) => [{ at: Date.now(), number, words, isRefused }, ...all].slice(0, MOST_LINES));
  async function once(number: string, run: () => Promise<void>): Promise<boolean> {
    const failed = (error: unknown) => report(number, wordsOf(error, t('line.notDone')), true);
    const isDone = await runOne({ run, failed });
    void readAgain();
    return isDone;
  }
  return { lines, isBusy: busy !== undefined, report, once };
}
