import styled from 'styled-components';
import { useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isOver } from '@vez/shared/domain';
import { Notice, Slot, token } from '@vez/shared/ui';
import { ServerText } from '@vez/shared/ui/server-text';
import { useTexts } from '../../texts';
import { CancelTicket } from './cancel-ticket';
import { EarlierWish } from './earlier-wish';
import { LinkNote } from './link-note';
import { TicketActions } from './ticket-actions';
import { NextSteps } from './next-steps';
import { TicketFacts } from './ticket-facts';
import { TicketHistory } from './ticket-history';
import { WaysOn } from './ways-on';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
`;

interface Props {
  mine: MyTicket;
  onPrint(): void;
}

/** Facts and actions of a ticket: below it on a phone, beside it on a desktop (TIX-03 to TIX-20). */
export function WithTicket({ mine, onPrint }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const { serviceId, locationId } = mine;
  const { htmlText } = mine.ticket.jettonInfo;
  if (isOver(mine)) {
    return (
      <Stack>
        <TicketFacts mine={mine} />
        <TicketHistory id={mine.ticket.id} />
      </Stack>
    );
  }
  return (
    <Stack>
      {mine.progress === 'called' && <Notice kind="warn">{t('result.missed')}</Notice>}
      <WaysOn mine={mine} />
      <EarlierWish mine={mine} />
      <TicketActions mine={mine} onPrint={onPrint} />
      <NextSteps mine={mine} />
      {/* It is about coming in time. */}
      {htmlText !== '' && mine.progress !== 'called' && (
        <Notice kind="warn">
          <ServerText html={htmlText} />
        </Notice>
      )}
      <TicketFacts mine={mine} />
      <TicketHistory id={mine.ticket.id} />
      <Slot bridge={bridge} name="ticketCard" place={{ ticketId: mine.ticket.id, serviceId, locationId }} />
      <CancelTicket mine={mine} />
      <LinkNote id={mine.ticket.id} />
    </Stack>
  );
}
