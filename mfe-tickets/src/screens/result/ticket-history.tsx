import { useState } from 'react';
import { useApi, useCityClock } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Button, Facts, SkeletonBlock } from '@vez/shared/ui';
import { historyQuery } from '../../api/ticket-queries';
import { TitledCard } from '../../components/titled-card';
import { useTexts } from '../../texts';

function Events({ id }: { id: string }) {
  const { cityDay, formatClock } = useCityClock();
  const { t, language } = useTexts();
  const history = useQuery(historyQuery(useApi(), id));
  return (
    <Loaded of={history} loading={<SkeletonBlock $height={160} />}>
      {(events) => (
        <Facts
          facts={events.map(({ at, event, counter }) => ({
            label: `${formatDay(cityDay(new Date(at)), language, 'withoutYear')} ${formatClock(at)}`,
            value: t(`history.${event}`, { counter }),
          }))}
        />
      )}
    </Loaded>
  );
}

/** The history of a ticket (decision 132). */
export function TicketHistory({ id }: { id: string }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <TitledCard title={t('history.title')}>
      {isOpen ? (
        <Events id={id} />
      ) : (
        <Button kind="outline" onClick={() => setOpen(true)}>
          {t('history.show')}
        </Button>
      )}
    </TitledCard>
  );
}
