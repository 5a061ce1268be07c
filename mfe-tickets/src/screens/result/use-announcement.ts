import { useEffect, useRef, useState } from 'react';
import type { MyTicket } from '@vez/shared/contracts/client';
import { crossedThreshold } from '../../model/ticket';
import { useTexts } from '../../texts';

const BUZZ_MS = 400;

/** What changed, in words that are worth hearing: a threshold passed, or the turn has come. */
export function useAnnouncement(mine: MyTicket | undefined): string {
  const { t } = useTexts();
  /** None before the first figure, which is read with the page. */
  const before = useRef(-Infinity);
  const [words, setWords] = useState('');
  const progress = mine?.progress;
  const ahead = mine?.waitCount ?? Infinity;
  const counter = mine?.counterName ?? '';
  useEffect(() => {
    if (progress === 'called') {
      setWords(`${t('progress.called')} ${t('mine.counter', { counter })}`);
      navigator.vibrate?.(BUZZ_MS);
    } else if (progress === 'waiting') {
      if (crossedThreshold(before.current, ahead))
        setWords(ahead === 0 ? t('result.next') : t('mine.ahead', { count: ahead }));
      before.current = ahead;
    }
  }, [progress, ahead, counter, t]);
  return words;
}
