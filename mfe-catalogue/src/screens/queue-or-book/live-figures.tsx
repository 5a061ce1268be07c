import styled from 'styled-components';
import { useOnline } from '@vez/shared/bridge';
import type { QueueInfo } from '@vez/shared/contracts/client';
import { formatClock } from '@vez/shared/dates';
import {
  Card,
  FigureBlock,
  Figures,
  LiveMark,
  RefreshButton,
  token,
  type,
  UpdatedLine,
} from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${token.space[2]};
`;
const Foot = styled(Head)`
  margin: ${token.space[2]} 0 0;
`;
const Title = styled.h2`
  ${type.section}
`;
const Hero = styled.dl`
  padding-bottom: ${token.space[3]};
  border-bottom: 1px solid ${token.color.line};
  margin-bottom: ${token.space[3]};
`;

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
  const isStale = !useOnline() || stale;
  return (
    <Card>
      <Head>
        <Title>{t('choice.live')}</Title>
        {!isStale && <LiveMark />}
      </Head>
      <Hero>
        <FigureBlock hero value={queue.waitCount} unit={t('choice.waiting')} stale={isStale} />
      </Hero>
      <Figures>
        <FigureBlock label={t('choice.counters')} value={queue.openCounter} stale={isStale} />
        <FigureBlock
          label={t('choice.notCheckedIn')}
          value={queue.notCheckInCount}
          unit={t('choice.notCheckedInUnit')}
          stale={isStale}
        />
      </Figures>
      <Foot>
        <UpdatedLine time={formatClock(queue.updatedAt)} stale={isStale} />
        <RefreshButton look="inline" onRefresh={onRefresh} />
      </Foot>
    </Card>
  );
}
