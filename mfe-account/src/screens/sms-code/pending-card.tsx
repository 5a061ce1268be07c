import { Calendar, Users } from 'lucide-react';
import styled from 'styled-components';
import { useApi, useLanguage } from '@vez/shared/bridge';
import type { PendingWrite } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { Card, Icon, SkeletonCard, token, type } from '@vez/shared/ui';
import { serviceQuery } from '../../api/service-query';
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

/** What waits for the code: a number or a booking, for which service, where and when. */
export function PendingCard({ pending: { flow, request } }: { pending: PendingWrite }) {
  const { t } = useTexts();
  const language = useLanguage();
  const { data, isError } = useQuery(serviceQuery(useApi(), request.serviceId));
  if (isError) return null;
  if (data === undefined) return <SkeletonCard lines={4} />;
  const place = data.locations.find(({ id }) => id === request.locationId);
  const day = flow === 'reservation' ? fromWireDate(request.bookingDate) : undefined;
  return (
    <Card>
      <Support as="h3">{t(flow === 'queue' ? 'sms.takingNumber' : 'sms.booking')}</Support>
      <Name>{data.name}</Name>
      {place && <Support>{[place.name, place.address].filter(Boolean).join(t('sms.between'))}</Support>}
      <When>
        <Icon of={flow === 'queue' ? Users : Calendar} size={20} />
        {flow === 'queue' || day === undefined
          ? t('sms.sameDay')
          : `${formatDay(day, language)} ${request.bookingTime}`}
      </When>
    </Card>
  );
}
