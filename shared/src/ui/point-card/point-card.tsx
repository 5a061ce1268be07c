import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Service, ServiceLocation } from '../../contracts/client';
import { Card, CardTitle } from '../card/card';
import { Icon } from '../icon/icon';
import { serviceIcon } from '../service-icon/service-icon';
import { useUiTexts } from '../texts';
import { onLargePhone, token, type } from '../theme';

const Row = styled.div`
  display: flex;
  ${onLargePhone('flex-wrap:wrap;')}
  gap: ${token.space[4]};
`;
const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: min(${token.size(56)}, 72px);
  height: min(${token.size(56)}, 72px);
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

interface Props {
  service: Pick<Service, 'name' | 'uiIcon' | 'departmentNames'>;
  place: Pick<ServiceLocation, 'name' | 'address'>;
  /** In the line of the address, such as the way to a map. */
  besideAddress?: ReactNode;
  /** Served by video: it has no address to go to. */
  byVideo?: boolean;
  /** Below all of it. */
  children?: ReactNode;
}

/** A service at a place: what was chosen, and where (CAT-38, QUE-02). */
export function PointCard({ service, place, besideAddress, byVideo = false, children }: Props) {
  const texts = useUiTexts();
  return (
    <Card>
      <Row>
        <Tile>
          <Icon of={serviceIcon(service.uiIcon)} size={28} />
        </Tile>
        <div>
          <CardTitle>{service.name}</CardTitle>
          <Support>{service.departmentNames[0]}</Support>
          <Place>{place.name}</Place>
          <Support>
            {byVideo ? texts.byVideo : place.address}
            {besideAddress && <> · {besideAddress}</>}
          </Support>
        </div>
      </Row>
      {children}
    </Card>
  );
}
