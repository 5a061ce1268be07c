import styled from 'styled-components';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isCalled, isOver } from '@vez/shared/domain';
import { token, type } from '@vez/shared/ui';
import { TicketCode } from '@vez/shared/ui/ticket';
import { QrCode } from '../../components/qr-code';
import { useTexts } from '../../texts';
import { JoinRoom } from './join-room';

const Code = styled.p`
  ${type.support}
  color: ${token.color.ink2};
  text-align: center;
`;
const Room = styled.div`
  --button-width: 100%;
  display: grid;
  gap: ${token.space[3]};
`;
/** Applies to the screen only, not to the printed ticket. */
const OnScreen = styled.span`
  display: block;
  @media print {
    display: none;
  }
`;

/** The code to show at the counter or, by video, the link to its room, where no code is scanned (TIX-01). */
export function TicketFoot({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const { ticket, joinUrl } = mine;
  const code = t('result.code', { code: ticket.uid });
  const isHere = isCalled(mine) || mine.checkedIn === true;
  // A link that only shows the ticket has no code to scan.
  if (isOver(mine) || ticket.qrcodeImg === '') return <Code>{code}</Code>;
  if (isCalled(mine) && joinUrl !== undefined) {
    return (
      <Room>
        <JoinRoom joinUrl={joinUrl} isOpen />
        <Code>{code}</Code>
      </Room>
    );
  }
  return (
    <TicketCode
      // By video, there is no arrival.
      caption={joinUrl === undefined && t(isHere ? 'result.show' : 'result.scan')}
      note={
        <>
          {code}
          <OnScreen>{t('result.offline')}</OnScreen>
        </>
      }
    >
      <QrCode content={ticket.qrcodeImg} label={t('result.qr')} />
    </TicketCode>
  );
}
