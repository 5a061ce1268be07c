import { Search } from 'lucide-react';
import { Button } from '@vez/shared/ui';
import { seekEntry } from '../../../model/offer';
import { useTexts } from '../../../texts';
import { useReservationContext } from '../use-reservation';

/** Opens the seek dialog (BOK-16); disabled if there are time tickets only (BOK-30). */
export function SeekEntry() {
  const { t } = useTexts();
  const { booking, dispatch } = useReservationContext();
  const entry = seekEntry(booking.service, booking.offer);
  if (entry === undefined) return null;
  return (
    <div>
      {entry === 'seek' ? (
        <Button kind="quiet" icon={Search} onClick={() => dispatch({ type: 'seekOpened', choice: null })}>
          {t('seek.entry')}
        </Button>
      ) : (
        <Button kind="quiet" disabledReason={t('seek.onlyTimeTicketWhy')}>
          {t('seek.onlyTimeTicket')}
        </Button>
      )}
    </div>
  );
}
