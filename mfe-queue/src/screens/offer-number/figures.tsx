import { useOnline } from '@vez/shared/bridge';
import type { QueueInfo } from '@vez/shared/contracts/client';
import { formatClock } from '@vez/shared/dates';
import { QueueFigures } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** The live counts (QUE-03); the last ones stay when the network goes. */
export function Figures({
  queue,
  stale,
  onRefresh,
}: {
  queue: QueueInfo;
  stale: boolean;
  onRefresh(): void;
}) {
  const { t } = useTexts();
  return (
    <QueueFigures
      title={t('live')}
      waiting={{ count: queue.waitCount, unit: t('waiting', { count: queue.waitCount }) }}
      further={[
        {
          label: t('counters'),
          value: queue.openCounter,
          unit: t('countersUnit', { count: queue.openCounter }),
        },
        {
          label: t('notCheckedIn'),
          value: queue.notCheckInCount,
          unit: t('people', { count: queue.notCheckInCount }),
        },
      ]}
      time={formatClock(queue.updatedAt)}
      stale={!useOnline() || stale}
      onRefresh={onRefresh}
    />
  );
}
