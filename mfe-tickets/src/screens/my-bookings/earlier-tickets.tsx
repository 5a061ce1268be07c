import styled from 'styled-components';
import type { MyTicket } from '@vez/shared/contracts/client';
import { Button, Section, token } from '@vez/shared/ui';
import { useGrowingList } from '../../components/use-growing-list';
import { useTexts } from '../../texts';
import { TicketRow } from './ticket-row';

const List = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  margin-bottom: ${token.space[4]};
  list-style: none;
  padding: 0;
`;

/** Finished tickets, in steps: a busy month has many. */
export function EarlierTickets({ tickets }: { tickets: readonly MyTicket[] }) {
  const { t } = useTexts();
  const { items, more } = useGrowingList(tickets);
  return (
    <Section heading={t('mine.earlier')}>
      <List role="list">
        {items.map((mine) => (
          <li key={mine.ticket.id}>
            <TicketRow mine={mine} />
          </li>
        ))}
      </List>
      {more && (
        <Button kind="outline" onClick={more}>
          {t('mine.more')}
        </Button>
      )}
    </Section>
  );
}
