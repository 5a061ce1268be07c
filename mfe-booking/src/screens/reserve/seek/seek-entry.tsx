import { Search } from 'lucide-react';
import { Button } from '@vez/shared/ui';
import { useTexts } from '../../../texts';

interface Props {
  entry: 'seek' | 'onlyTimeTicket' | undefined;
  onOpen(): void;
}

/** The way to the seek dialog (BOK-16); off, with its name changed, where only time tickets are given out (BOK-30). */
export function SeekEntry({ entry, onOpen }: Props) {
  const { t } = useTexts();
  if (entry === undefined) return null;
  if (entry === 'onlyTimeTicket') {
    return (
      <div>
        <Button kind="quiet" disabledReason={t('seek.onlyTimeTicketWhy')}>
          {t('seek.onlyTimeTicket')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Button kind="quiet" icon={Search} onClick={onOpen}>
        {t('seek.entry')}
      </Button>
    </div>
  );
}
