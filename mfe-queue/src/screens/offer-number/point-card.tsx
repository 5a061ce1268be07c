import styled from 'styled-components';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { Card, CardTitle, token, type } from '@vez/shared/ui';

const Support = styled.p`
  color: ${token.color.ink2};
  ${type.support}
`;
const Place = styled.p`
  margin-top: ${token.space[2]};
`;

/** What the number is for, and where (QUE-02). */
export const PointCard = ({ service, place }: { service: Service; place: ServiceLocation }) => (
  <Card>
    <CardTitle>{service.name}</CardTitle>
    <Support>{service.departmentNames[0]}</Support>
    <Place>{place.name}</Place>
    <Support>{place.address}</Support>
  </Card>
);
