import { useState } from 'react';
import { useApi, useLanguage } from '@vez/shared/bridge';
import { cityDay, formatClock, formatDay } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { LoadFailure } from '@vez/shared/remote';
import { Button, Facts } from '@vez/shared/ui';
import { historyQuery } from '../../api/ticket-queries';
import { TitledCard } from '../../components/titled-card';
import { useTexts } from '../../texts';

function Events({ id }: { id: string }) {
  const { t } = useTexts();
  const language = useLanguage();
  const { data = [], error, refetch } = useQuery(historyQuery(useApi(), id));
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Facts
      facts={data.map(({ at, event, counter }) => ({
        label: `${formatDay(cityDay(new Date(at)), language, 'withoutYear')} ${formatClock(at)}`,
        value: t(`history.${event}`, { counter }),
      }))}
    />
  );
}

/** What happened to a ticket, for whoever wants to know (decision 132). */
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
