import styled from 'styled-components';
import { useBridge } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { Card, CardTitle, TextLink, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Support = styled.p`
  color: ${token.color.ink2};
  ${type.support}
`;
const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
  margin-top: ${token.space[3]};
  padding-top: ${token.space[3]};
  border-top: 1px solid ${token.color.line};
`;

interface Props {
  service: Service;
  place: ServiceLocation;
  canChange: boolean;
}

/** What is booked, and where (BOK-15). */
export function PointCard({ service, place, canChange }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  return (
    <Card>
      <CardTitle>{service.name}</CardTitle>
      <Support>{service.departmentNames[0]}</Support>
      <Place>
        <div>
          <p>{place.name}</p>
          <Support>{place.address}</Support>
        </div>
        {canChange && service.locations.length > 1 && canServe('/serOrLocationWithoutTabs') && (
          <TextLink href={`/serOrLocationWithoutTabs?service=${service.id}`}>
            {t('summary.changePlace')}
          </TextLink>
        )}
      </Place>
    </Card>
  );
}
