import { useState } from 'react';
import styled from 'styled-components';
import { useByVideo } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { token } from '@vez/shared/ui';
import { PointCard } from '@vez/shared/ui/point-card';
import { PlaceSheet } from '../../components/place-sheet';
import { useTexts } from '../../texts';

const MapLink = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.primary};
  font: inherit;
  text-decoration: underline;
  text-underline-offset: ${token.size(3)};
  cursor: pointer;
  /* A touch target as large as a button, without taking space in the line. */
  &::after {
    content: '';
    position: absolute;
    inset: ${token.size(-13)} ${token.size(-10)};
  }
`;

/** The chosen service and place, with a link to its map (CAT-38), except for a remote counter. */
export function ChosenPoint({ service, place }: { service: Service; place: ServiceLocation }) {
  const { t } = useTexts();
  const [isMapOpen, setMapOpen] = useState(false);
  const isByVideo = useByVideo()(place);
  if (isByVideo) return <PointCard service={service} place={place} byVideo />;
  const map = (
    <MapLink
      type="button"
      aria-label={t('select.mapOf', { place: place.name })}
      onClick={() => setMapOpen(true)}
    >
      {t('select.map')}
    </MapLink>
  );
  return (
    <PointCard service={service} place={place} besideAddress={map}>
      {isMapOpen && <PlaceSheet place={place} onClose={() => setMapOpen(false)} />}
    </PointCard>
  );
}
