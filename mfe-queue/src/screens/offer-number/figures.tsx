import styled from 'styled-components';
import { useOnline } from '@vez/shared/bridge';
import type { QueueInfo } from '@vez/shared/contracts/client';
import { formatClock } from '@vez/shared/dates';
import { Card, FigureBlock, Figures as Side, RefreshButton, token, UpdatedLine } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: ${token.space[2]};
`;

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
  const isStale = !useOnline() || stale;
  return (
    <Card>
      <dl>
        <FigureBlock hero value={queue.waitCount} unit={t('waiting')} stale={isStale} />
      </dl>
      <Side>
        <FigureBlock label={t('counters')} value={queue.openCounter} stale={isStale} />
        <FigureBlock label={t('notCheckedIn')} value={queue.notCheckInCount} stale={isStale} />
      </Side>
      <Foot>
        <UpdatedLine time={formatClock(queue.updatedAt)} stale={isStale} />
        <RefreshButton look="inline" onRefresh={onRefresh} />
      </Foot>
    </Card>
  );
}
