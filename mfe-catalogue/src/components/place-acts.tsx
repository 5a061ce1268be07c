import { Calendar, Ticket } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { Location, Service } from '@vez/shared/contracts/client';
import { calendarStatus, paths, queueStatus } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { ButtonLink, token } from '@vez/shared/ui';
import { pointStateQuery } from '@vez/shared/queries';
import { useTexts } from '../texts';

/** Keeps its height when an action closes while the page is open. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
  margin: 0 ${token.space[4]} ${token.space[4]};
`;

interface Props {
  service: Pick<Service, 'id' | 'openReservationParameter'>;
  place: Pick<Location, 'id' | 'name'>;
}

/** The actions available at an office now, one tap from the list (decision 278). */
export function PlaceActs({ service, place }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const point = { serviceId: service.id, locationId: place.id };
  const state = useQuery({ ...pointStateQuery(useApi(), point), enabled: false }).data;
  const { queue, offer } = state ?? {};
  const at = { service: service.id, location: place.id };
  const booking = service.openReservationParameter ? paths.setParams : paths.reserve;
  const takes = queue !== undefined && queueStatus(queue).kind === 'open' && canServe(paths.offerNumber());
  const books = calendarStatus(offer).kind === 'open' && canServe(booking());
  const [hasSome] = useState(takes || books);
  if (!hasSome) return null;
  return (
    <Acts>
      {takes && (
        <ButtonLink
          fit
          kind="outline"
          icon={Ticket}
          href={paths.offerNumber(at)}
          aria-label={t('select.takeAt', { place: place.name })}
        >
          {t('choice.ticketButton')}
        </ButtonLink>
      )}
      {books && (
        <ButtonLink
          fit
          kind="outline"
          icon={Calendar}
          href={booking(at)}
          aria-label={t('select.bookAt', { place: place.name })}
        >
          {t('choice.bookButton')}
        </ButtonLink>
      )}
    </Acts>
  );
}
