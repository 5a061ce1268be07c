import styled from 'styled-components';
import type { MyTicket } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { ButtonLink } from '@vez/shared/ui';
import { Ticket } from '@vez/shared/ui/ticket';
import { useTexts } from '../../texts';

const Middle = styled.div`
  display: flex;
  justify-content: center;
`;

interface Props {
  mine: MyTicket;
  number: string;
}

/** The call, as large as on the ticket itself: number, counter and its place. */
export function CalledTicket({ mine, number }: Props) {
  const { t } = useTexts();
  const { counterName: counter, counterPlace, locationName, serviceName, ticket } = mine;
  const place = counterPlace?.counter === counter ? counterPlace : undefined;
  return (
    <Ticket
      number={number}
      title={serviceName}
      called={{
        counter,
        how: mine.joinUrl === undefined ? undefined : t('home.joinRoom'),
        where: [locationName, place?.floor, place?.area].filter(Boolean).join('\u00a0· '),
        note: place?.way,
      }}
    >
      <Middle>
        <ButtonLink href={paths.result({ ticket: ticket.id })}>
          {place ? t('home.whereIs', { counter }) : t('home.openTicket')}
        </ButtonLink>
      </Middle>
    </Ticket>
  );
}
