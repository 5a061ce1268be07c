import type { QueueInfo } from '@vez/shared/contracts/client';
import { formatClock } from '@vez/shared/dates';
import { LoadedFigures, useStale, type Answer } from '@vez/shared/remote';
import { QueueFigures } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** The live counts (QUE-03); the last ones stay when the network goes. */
export function Figures({ of: queue }: { of: Answer<QueueInfo> }) {
  const { t } = useTexts();
  const stale = useStale(queue);
  return (
    <LoadedFigures of={queue} title={t('live')} failed={t('figuresFailed')}>
      {({ waitCount, openCounter, notCheckInCount, updatedAt }) => (
        <QueueFigures
          title={t('live')}
          waiting={{ count: waitCount, unit: t('waiting', { count: waitCount }) }}
          further={[
            {
              label: t('counters'),
              value: openCounter,
              unit: t('countersUnit', { count: openCounter }),
            },
            {
              label: t('notCheckedIn'),
              value: notCheckInCount,
              unit: t('people', { count: notCheckInCount }),
            },
          ]}
          time={formatClock(updatedAt)}
          stale={stale}
          onRefresh={() => void queue.refetch()}
        />
      )}
    </LoadedFigures>
  );
}
