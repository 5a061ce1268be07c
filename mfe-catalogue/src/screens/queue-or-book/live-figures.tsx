import { useOnline } from '@vez/shared/bridge';
import type { QueueInfo } from '@vez/shared/contracts/client';
import { formatClock } from '@vez/shared/dates';
import styled from 'styled-components';
import { Card, CardTitle, QueueFigures, RefreshButton, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** As high as the figures, so that nothing below moves when they come. */
const Unknown = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token.space[2]};
  min-height: ${token.size(244)};
`;
const Words = styled.p`
  flex: 1;
  color: ${token.color.ink2};
`;

interface Props {
  queue: QueueInfo | undefined;
  /** The last answer did not come; the figures before it stay. */
  failed: boolean;
  onRefresh(): void;
}

/** The queue now; the last figures stay when the network goes (QUE-03, QUE-10). */
export function LiveFigures({ queue, failed, onRefresh }: Props) {
  const { t } = useTexts();
  const online = useOnline();
  if (queue === undefined) {
    return (
      <Unknown>
        <CardTitle>{t('choice.live')}</CardTitle>
        <Words>{failed && t('choice.figuresFailed')}</Words>
        {failed && <RefreshButton look="inline" onRefresh={onRefresh} />}
      </Unknown>
    );
  }
  if (!queue.status) return null;
  return (
    <QueueFigures
      title={t('choice.live')}
      waiting={{ count: queue.waitCount, unit: t('choice.waiting', { count: queue.waitCount }) }}
      further={[
        {
          label: t('choice.counters'),
          value: queue.openCounter,
          unit: t('choice.countersUnit', { count: queue.openCounter }),
        },
        {
          label: t('choice.notCheckedIn'),
          value: queue.notCheckInCount,
          unit: t('choice.people', { count: queue.notCheckInCount }),
        },
      ]}
      time={formatClock(queue.updatedAt)}
      stale={!online || failed}
      onRefresh={onRefresh}
    />
  );
}
