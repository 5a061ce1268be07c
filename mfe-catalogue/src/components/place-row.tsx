import { Map as MapGlyph } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useBridge, useSession } from '@vez/shared/bridge';
import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { Badge, Icon, ListRow, TextLink, token, type } from '@vez/shared/ui';
import { placeState } from '../model/place-state';
import { useTexts } from '../texts';
import { PLACE_REASON } from './place-reasons';
import { PlaceSheet } from './place-sheet';

const Item = styled.div`
  display: flex;
  align-items: flex-start;
`;
const Row = styled.div`
  flex: 1;
  min-width: 0;
`;
const MapButton = styled.button`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: ${token.size(72)};
  min-height: ${token.size(64)};
  margin: ${token.space[1]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.primary};
  ${type.support}
  cursor: pointer;
`;

const LoginLink = styled(TextLink)`
  white-space: nowrap;
`;

interface Props {
  place: Location | ServiceLocation;
  href: string;
}

/** A place, its map, and what keeps it from being opened (CAT-48 to CAT-54). */
export function PlaceRow({ place, href }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const state = placeState(place, useSession());
  const [isMapOpen, setMapOpen] = useState(false);
  const here = encodeURIComponent(window.location.pathname + window.location.search);
  const reason = state !== 'open' && (
    <>
      {t(PLACE_REASON[state])}{' '}
      {state === 'loginNeeded' && bridge.canServe('/login') && (
        <LoginLink href={`/login?returnTo=${here}`}>{t('select.loginLink')}</LoginLink>
      )}
    </>
  );
  const hasNoTicket = state === 'open' && 'ticket' in place && !place.ticket;
  return (
    <Item>
      <Row>
        <ListRow
          bold
          title={place.name}
          support={place.address}
          href={href}
          badge={
            <>
              {state === 'suspended' && <Badge kind="warn">{t('select.suspended')}</Badge>}
              {state === 'loginNeeded' && <Badge kind="info">{t('select.login')}</Badge>}
              {hasNoTicket && <Badge>{t('select.noRemoteTicket')}</Badge>}
            </>
          }
          disabledReason={reason || undefined}
          trailing={<></>}
        />
      </Row>
      <MapButton
        type="button"
        aria-label={t('select.mapOf', { place: place.name })}
        onClick={() => setMapOpen(true)}
      >
        <Icon of={MapGlyph} />
        {t('select.map')}
      </MapButton>
      {isMapOpen && <PlaceSheet place={place} onClose={() => setMapOpen(false)} />}
    </Item>
  );
}
