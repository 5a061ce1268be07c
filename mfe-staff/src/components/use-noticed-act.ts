import { useState } from 'react';
import { useFailureWords } from './use-failure-words';
import { useOneAct } from './use-one-act';

/** Runs one act at a time and keeps the text of the last failure. @param otherwise the text for a bug */
export function useNoticedAct(otherwise: string) {
  const wordsOf = useFailureWords();
  const [failed, setFailed] = useState<string>();
  const { busy, once } = useOneAct();
  const run = (act: Omit<Parameters<typeof once>[0], 'failed'>) =>
    once({ ...act, failed: (error) => setFailed(wordsOf(error, otherwise)) });
  return { busy, failed, setFailed, run };
}
