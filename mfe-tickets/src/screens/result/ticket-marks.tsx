import { Star, Video } from 'lucide-react';
import styled from 'styled-components';
import type { MyTicket } from '@vez/shared/contracts/client';
import { Badge, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};
`;

export function TicketMarks({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  if (mine.priority !== true && mine.remoteCounter !== true) return null;
  return (
    <Marks>
      {mine.priority === true && (
        <Badge kind="live" icon={Star}>
          {t('result.priority')}
        </Badge>
      )}
      {mine.remoteCounter === true && (
        <Badge kind="info" icon={Video}>
          {t('result.remoteCounter')}
        </Badge>
      )}
    </Marks>
  );
}
