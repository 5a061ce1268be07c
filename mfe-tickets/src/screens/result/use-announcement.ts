import { useEffect, useRef, useState } from 'react';
import type { MyTicket } from '@vez/shared/contracts/client';
import { crossedThreshold } from '../../model/ticket';
import { useTexts } from '../../texts';

/** Announces the people ahead each time that they pass a threshold. */
export function useAnnouncement(mine: MyTicket | undefined): string {
  const { t } = useTexts();
  /** Prevents an announcement of the first figure, which is read with the page. */
  const before = useRef(-Infinity);
  const [words, setWords] = useState('');
  const progress = mine?.progress;
  const ahead = mine?.waitCount ?? Infinity;
  const from = mine?.calledFrom;
  useEffect(() => {
    if (progress !== 'waiting') return;
    if (crossedThreshold(before.current, ahead))
      setWords(ahead === 0 && from === undefined ? t('result.next') : t('mine.ahead', { count: ahead }));
    before.current = ahead;
  }, [progress, ahead, from, t]);
  return progress === 'waiting' ? words : '';
}
