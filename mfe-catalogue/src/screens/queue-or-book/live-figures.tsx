import type { QueueInfo } from '@vez/shared/contracts/client';
import { formatClock } from '@vez/shared/dates';
import { LoadedFigures, useStale, type Answer } from '@vez/shared/remote';
import { QueueFigures } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** The queue now; the last figures stay when the network goes (QUE-03, QUE-10). */
export function LiveFigures({ of: queue }: { of: Answer<QueueInfo> }) {
  const { t } = useTexts();
  const stale = useStale(queue);
  return (
    <LoadedFigures of={queue} title={t('choice.live')} failed={t('choice.figuresFailed')}>
      {({ status, waitCount, openCounter, notCheckInCount, updatedAt }) =>
        status && (
          <QueueFigures
            title={t('choice.live')}
            waiting={{ count: waitCount, unit: t('choice.waiting', { count: waitCount }) }}
            further={[
              {
                label: t('choice.counters'),
                value: openCounter,
                unit: t('choice.countersUnit', { count: openCounter }),
              },
              {
                label: t('choice.notCheckedIn'),
                value: notCheckInCount,
                unit: t('choice.people', { count: notCheckInCount }),
              },
            ]}
            time={formatClock(updatedAt)}
            stale={stale}
            onRefresh={() => void queue.refetch()}
          />
        )
      }
    </LoadedFigures>
  );
}
