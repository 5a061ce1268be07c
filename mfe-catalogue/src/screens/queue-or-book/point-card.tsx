import { useState } from 'react';
import styled from 'styled-components';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { Card, Icon, token, type } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { PlaceSheet } from '../../components/place-sheet';
import { hasDetail, ServiceDetail } from '../../components/service-detail';
import { useTexts } from '../../texts';

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

const MapLink = styled.button`
  min-height: ${token.size(32)};
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.primary};
  font: inherit;
  text-decoration: underline;
  text-underline-offset: ${token.size(3)};
  cursor: pointer;
`;

/** What was chosen, and where; more about either one tap away (CAT-38, CAT-47). */
export function PointCard({ service, place }: { service: Service; place: ServiceLocation }) {
  const { t } = useTexts();
  const [isMapOpen, setMapOpen] = useState(false);
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
          <Support>
            {place.address}
            {' · '}
            <MapLink
              type="button"
              aria-label={t('select.mapOf', { place: place.name })}
              onClick={() => setMapOpen(true)}
            >
              {t('select.map')}
            </MapLink>
          </Support>
        </div>
      </Row>
      {hasDetail(service) && <ServiceDetail service={service} />}
      {isMapOpen && <PlaceSheet place={place} onClose={() => setMapOpen(false)} />}
    </Card>
  );
}
