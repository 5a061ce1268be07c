import type { MyTicket } from '@vez/shared/contracts/client';
import { FailureNotice } from '@vez/shared/remote';
import { Notice } from '@vez/shared/ui';
import { isAtOffer, type Answer, type Offer } from '../../model/earlier';
import { useTexts } from '../../texts';
import { useWhen } from './use-when';

export interface Ended {
  offer: Offer;
  how: Answer | 'over';
  /** Whether the focus was on a part of the page that is removed. */
  hadFocus: boolean;
}

interface ResultProps {
  mine: MyTicket;
  ended: Ended;
  error: Error | null;
}

/** What became of an offer. An unanswered write shows in the ticket whether it was done. */
export function OfferResult({ mine, ended: { offer, how }, error }: ResultProps) {
  const { t } = useTexts();
  const when = useWhen();
  const { ticket, locationName, earlier } = mine;
  const booked = when(ticket.bookingDate, ticket.bookingTime);
  if (how === 'over') return <Notice announce>{t('earlier.ended')}</Notice>;
  if (how === 'keepTime') {
    return (
      <Notice kind="success" title={t('earlier.kept', { when: booked })}>
        {earlier?.state === 'looking' && t('earlier.keptHow')}
      </Notice>
    );
  }
  if (!isAtOffer(mine, offer)) return <FailureNotice error={error} />;
  return (
    <Notice kind="success" title={t('closed.accepted')}>
      {`${booked} · ${locationName}`}
    </Notice>
  );
}
