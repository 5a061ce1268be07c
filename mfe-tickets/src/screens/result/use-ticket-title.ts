import { useTitle } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isCalled, isOver } from '@vez/shared/domain';
import { kindTexts } from '../../components/kind-texts';
import { useTexts } from '../../texts';

/** Keeps the page's title in step with its ticket: called, over, last action, or people ahead (SHL-08). */
export function useTicketTitle(mine: MyTicket | undefined, done: string | undefined): void {
  const { t } = useTexts();
  const aheadOf = ({ waitCount, calledFrom }: MyTicket) => {
    if (waitCount > 0) return t('mine.ahead', { count: waitCount });
    return calledFrom === undefined ? t('result.next') : t('result.calledFrom', { time: calledFrom });
  };
  const words = () => {
    if (mine && isCalled(mine)) return t('result.titleCalled', { counter: mine.counterName });
    if (mine?.asksArrival === true) return t('here.title');
    if (mine?.visitState === 'parked') return t('history.parked');
    if (mine && isOver(mine)) return t(`progress.${mine.progress}`);
    return (
      [done, mine?.progress === 'waiting' && aheadOf(mine)].filter(Boolean).join(' · ') ||
      t(kindTexts(mine).title)
    );
  };
  useTitle(words());
}
