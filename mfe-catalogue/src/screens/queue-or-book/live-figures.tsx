import { useOnline } from '@vez/shared/bridge';
import type { QueueInfo } from '@vez/shared/contracts/client';
import { formatClock } from '@vez/shared/dates';
import { QueueFigures } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** The queue now; the last figures stay when the network goes (QUE-03, QUE-10). */
export function LiveFigures({
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
      title={t('choice.live')}
      waiting={{ count: queue.waitCount, unit: t('choice.waiting') }}
      further={[
        { label: t('choice.counters'), value: queue.openCounter },
        {
          label: t('choice.notCheckedIn'),
          value: queue.notCheckInCount,
          unit: t('choice.notCheckedInUnit'),
        },
      ]}
      time={formatClock(queue.updatedAt)}
      stale={!useOnline() || stale}
      onRefresh={onRefresh}
    />
  );
}
