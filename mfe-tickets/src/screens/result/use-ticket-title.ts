import { useTitle } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isCalled, isOver } from '@vez/shared/domain';
import { kindTexts } from '../../components/kind-texts';
import { useTexts } from '../../texts';

/** Keeps the page's title in step with its ticket: called, over, last action, or people ahead (SHL-08). */
export function useTicketTitle(mine: MyTicket | undefined, done: string | undefined): void {
  const { t } = useTexts();
  const words = () => {
    if (mine && isCalled(mine)) return t('result.titleCalled', { counter: mine.counterName });
    if (mine?.visitState === 'parked') return t('history.parked');
    if (mine && isOver(mine)) return t(`progress.${mine.progress}`);
    const ahead = mine?.progress === 'waiting' ? t('mine.ahead', { count: mine.waitCount }) : undefined;
    return [done, ahead].filter(Boolean).join(' · ') || t(kindTexts(mine).title);
  };
  useTitle(words());
}
