import { Ticket } from 'lucide-react';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { useSample } from '../testing/sample';
import { WaitTime } from '../wait-time/wait-time';
import { QueueCard } from './queue-card';

export default { title: 'Status/QueueCard' };

const Shown = ({ stale }: { stale: boolean }) => {
  const { place, people, counters, open, busy, takeNumber } = useSample();
  return (
    <QueueCard
      title={place}
      badge={<Badge kind="live">{open}</Badge>}
      wait={
        stale || <WaitTime hero range={{ fromMinutes: 25, toMinutes: 40, record: { hits: 80, of: 100 } }} />
      }
      figures={[
        { label: counters, value: 3 },
        { label: busy, value: 2, unit: people },
      ]}
      time="09:31"
      stale={stale}
      live={!stale}
      onRefresh={stale ? () => undefined : undefined}
    >
      <Button icon={Ticket}>{takeNumber}</Button>
    </QueueCard>
  );
};

export const Live = () => <Shown stale={false} />;
export const Stale = () => <Shown stale />;

export const InWords = () => {
  const { place, paused, closedToday, late } = useSample();
  return (
    <QueueCard title={place} badge={<Badge>{paused}</Badge>} sentence={closedToday} why={late} time="09:31" />
  );
};
