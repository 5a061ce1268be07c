import { Calendar, Users } from 'lucide-react';
import styled from 'styled-components';
import { useApi, useByVideo } from '@vez/shared/bridge';
import type { PendingWrite, ServiceLocation } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import type { ServicePoint } from '@vez/shared/domain';
import { counterInfoQuery, serviceQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { LoadedLine } from '@vez/shared/remote';
import { Card, Icon, SkeletonCard, token, type, useUiTexts, WaitInLine } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Support = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
const Name = styled.p`
  margin-top: ${token.space[2]};
  font-weight: ${token.weight.bold};
`;
const When = styled(Support)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[3]};
`;

/** The number of people waiting now; if unknown, only that it is today's queue (QUE-10). */
function QueueNow({ serviceId, locationId }: ServicePoint) {
  const { t } = useTexts();
  const { data } = useQuery(counterInfoQuery(useApi(), { serviceId, locationId }));
  if (data === undefined) return t('sms.sameDay');
  return (
    <span>
      {t('sms.peopleWaiting', { count: data.waitCount })}
      {' · '}
      {t('sms.countersOpen', { count: data.openCounter })}
      {data.waitRange && (
        <>
          {' · '}
          <WaitInLine range={data.waitRange} />
        </>
      )}
    </span>
  );
}

/** The pending write: a number or a booking, with its service, place and time. */
export function PendingCard({ pending: { flow, request } }: { pending: PendingWrite }) {
  const { t, language } = useTexts();
  const service = useQuery(serviceQuery(useApi(), request.serviceId));
  const isByVideo = useByVideo();
  const words = useUiTexts();
  const whereOf = (place: ServiceLocation) => (isByVideo(place) ? words.byVideo : place.address);
  const day = flow === 'reservation' ? fromWireDate(request.bookingDate) : undefined;
  return (
    <LoadedLine of={service} loading={<SkeletonCard lines={4} />}>
      {({ name, locations }) => {
        const place = locations.find(({ id }) => id === request.locationId);
        return (
          <Card>
            <Support as="h3">{t(flow === 'queue' ? 'sms.takingNumber' : 'sms.booking')}</Support>
            <Name>{name}</Name>
            {place && (
              <Support>{[place.name, whereOf(place)].filter(Boolean).join(t('sms.between'))}</Support>
            )}
            <When>
              <Icon of={flow === 'queue' ? Users : Calendar} size={20} />
              {flow === 'queue' ? (
                <QueueNow serviceId={request.serviceId} locationId={request.locationId} />
              ) : (
                `${day ? formatDay(day, language) : ''} ${request.bookingTime}`
              )}
            </When>
          </Card>
        );
      }}
    </LoadedLine>
  );
}
