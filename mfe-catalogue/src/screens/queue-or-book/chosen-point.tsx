import { useState } from 'react';
import styled, { css } from 'styled-components';
import { useBridge, useByVideo, useJourney } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { Badge, Icon, onLargePhone, PlainLink, token, type, useUiTexts } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { PlaceSheet } from '../../components/place-sheet';
import { useTexts } from '../../texts';

const Row = styled.div`
  display: flex;
  ${onLargePhone('flex-wrap:wrap;')}
  gap: ${token.space[3]};
  padding: ${token.size(10)} ${token.space[4]} ${token.size(8)};
`;
const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: min(${token.size(44)}, 56px);
  aspect-ratio: 1;
  align-self: flex-start;
  border-radius: ${token.radius.control};
  background: ${token.color.soft};
  color: ${token.color.softInk};
`;
const Name = styled.h2`
  ${type.body}
  font-weight: ${token.weight.bold};
`;
const Support = styled.p`
  color: ${token.color.ink2};
  ${type.support}
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[5]};
`;
const link = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${token.size(26)};
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.primary};
  ${type.support}
  font-weight: ${token.weight.medium};
  text-decoration: underline;
  text-underline-offset: ${token.size(3)};
  cursor: pointer;
  /* A touch target as large as a button, without taking space in the card. */
  &::after {
    content: '';
    position: absolute;
    inset: ${token.size(-10)} ${token.size(-12)};
  }
`;
const MapLink = styled.button`
  ${link}
`;
const OthersLink = styled(PlainLink)`
  ${link}
`;

/** The chosen place with its map (CAT-38), except for a remote counter, and the way to other places. */
export function ChosenPoint({ service, place }: { service: Service; place: ServiceLocation }) {
  const { t } = useTexts();
  const { byVideo } = useUiTexts();
  const { canServe } = useBridge();
  const { chosenAutomatically } = useJourney();
  const [isMapOpen, setMapOpen] = useState(false);
  const isByVideo = useByVideo()(place);
  const hasOthers = service.locations.length > 1 && canServe(paths.selectWithoutTabs());
  return (
    <Row>
      <Tile>
        <Icon of={serviceIcon(service.uiIcon)} />
      </Tile>
      <div>
        <Name>{place.name}</Name>
        <Support>{isByVideo ? byVideo : place.address}</Support>
        <Links>
          {!isByVideo && (
            <MapLink
              type="button"
              aria-label={t('select.mapOf', { place: place.name })}
              onClick={() => setMapOpen(true)}
            >
              {t('select.map')}
            </MapLink>
          )}
          {hasOthers && (
            <OthersLink href={paths.selectWithoutTabs({ service: service.id })}>
              {t('choice.otherOffices')}
            </OthersLink>
          )}
          {/* A single place is chosen automatically. */}
          {(chosenAutomatically?.service === true || service.locations.length === 1) && (
            <Badge kind="info">{t('select.chosen')}</Badge>
          )}
        </Links>
      </div>
      {isMapOpen && <PlaceSheet place={place} onClose={() => setMapOpen(false)} />}
    </Row>
  );
}
