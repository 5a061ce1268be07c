import styled from 'styled-components';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { Card, Icon, token, type } from '@vez/shared/ui';
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
const Name = styled.h2`
  ${type.section}
`;
const Support = styled.p`
  color: ${token.color.ink2};
  ${type.support}
`;
const Place = styled.p`
  margin-top: ${token.space[2]};
`;

/** What was chosen, and where. */
export function PointCard({ service, place }: { service: Service; place: ServiceLocation }) {
  return (
    <Card>
      <Row>
        <Tile>
          <Icon of={serviceIcon(service.uiIcon)} size={24} />
        </Tile>
        <div>
          <Name>{service.name}</Name>
          <Support>{service.departmentNames[0]}</Support>
          <Place>{place.name}</Place>
          <Support>{place.address}</Support>
          <Support>{place.description}</Support>
        </div>
      </Row>
    </Card>
  );
}
