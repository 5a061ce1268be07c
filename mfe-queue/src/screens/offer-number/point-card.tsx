import styled from 'styled-components';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { Card, CardTitle, Icon, token, type } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';

const Row = styled.div`
  display: flex;
  gap: ${token.space[4]};
`;
const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token.size(56)};
  height: ${token.size(56)};
  border-radius: ${token.radius.control};
  background: ${token.color.soft};
  color: ${token.color.softInk};
`;
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
    <Row>
      <Tile>
        <Icon of={serviceIcon(service.uiIcon)} size={24} />
      </Tile>
      <div>
        <CardTitle>{service.name}</CardTitle>
        <Support>{service.departmentNames[0]}</Support>
        <Place>{place.name}</Place>
        <Support>{place.address}</Support>
      </div>
    </Row>
  </Card>
);
