import styled from 'styled-components';
import type { QueueInfo } from '@vez/shared/contracts/client';
import { spoken } from '@vez/shared/domain';
import { useStale, type Answer } from '@vez/shared/remote';
import { figures, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
  color: ${token.color.ink2};
  ${type.support}
  b {
    color: ${token.color.ink};
    ${type.title}
    ${figures}
  }
`;

/** The number that was called last, to compare with the numbers given now; nothing unless it is live. */
export function NowServing({ queue }: { queue: Answer<QueueInfo> }) {
  const { t } = useTexts();
  const stale = useStale(queue);
  const number = queue.data?.nowServing;
  if (stale || number === undefined) return null;
  return (
    <Row>
      {t('choice.serving')} <b>{spoken(number)}</b>
    </Row>
  );
}
