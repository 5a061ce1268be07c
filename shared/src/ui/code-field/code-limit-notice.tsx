import type { ReactNode } from 'react';
import { addDays, type CityClock } from '../../domain/dates';
import { Notice } from '../notice/notice';
import { fill, useUiTexts } from '../texts';
import type { CodeLimit } from './use-code-request';

/** When codes are sent again, in the words of the queue: “today 15:42”; no limit lasts longer than a day. */
function useWhen(endsAt: number, { cityDay, cityTime }: CityClock): string {
  const { queue } = useUiTexts();
  const at = new Date(endsAt);
  const isTomorrow = cityDay(at) === addDays(cityDay(new Date()), 1);
  return fill(isTomorrow ? queue.tomorrow : queue.today, { time: cityTime(at) });
}

interface CodeLimitNoticeProps extends CodeLimit {
  clock: CityClock;
  children?: ReactNode;
}

/** Shows why no code can be sent, until when, and alternatives: `children` (decision 211). */
export function CodeLimitNotice({ problem, endsAt, clock, children }: CodeLimitNoticeProps) {
  const { code } = useUiTexts();
  const when = useWhen(endsAt, clock);
  return (
    <Notice kind="warn" title={problem} announce>
      <p>{fill(code.limitUntil, { when })}</p>
      {children}
    </Notice>
  );
}
