import { Info, Lock, Map as MapGlyph, MapPin, Ticket, Zap, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { shownAddress, useBridge, useMode, useSession } from '@vez/shared/bridge';
import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { Badge, Icon, media, onLargePhone, PlainLink, TextLink, token, type } from '@vez/shared/ui';
import type { OfficeTag } from '../model/office-order';
import { placeState } from '../model/place-state';
import { useTexts } from '../texts';
import { PLACE_REASON } from './place-reasons';
import { PlaceSheet } from './place-sheet';

const Top = styled.div`
  display: flex;
  ${onLargePhone('flex-wrap:wrap;')}
  align-items: center;
`;
const row = css`
  display: block;
  flex: 1;
  min-width: 0;
  ${onLargePhone('flex-basis:100%;')}
  min-height: ${token.size(64)};
  padding: ${token.space[3]} ${token.space[2]} ${token.space[3]} ${token.space[4]};
  border: 0;
  border-radius: ${token.radius.card};
  background: none;
  color: ${token.color.ink};
  text-align: start;
  text-decoration: none;
`;
const Open = styled(PlainLink)`
  ${row}
  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
    }
  }
`;
const Off = styled.button`
  ${row}
  color: ${token.color.ink3};
  cursor: not-allowed;
`;
const Name = styled.strong`
  display: block;
  font-weight: ${token.weight.bold};
`;
const Address = styled.span`
  display: block;
  ${type.support}
  ${Open} & {
    color: ${token.color.ink2};
  }
`;
const Marks = styled.span`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
`;
const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;
const TAG = {
  nearest: { kind: 'info', icon: MapPin },
  shortest: { kind: 'live', icon: Zap },
} as const;
const MapButton = styled.button`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: ${token.size(64)};
  min-height: ${token.size(64)};
  margin: ${token.space[1]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.primary};
  ${type.support}
  cursor: pointer;
  ${media.hover} {
    &:hover {
      background: ${token.color.soft};
    }
  }
`;
const Foot = styled.p`
  display: flex;
  gap: ${token.space[3]};
  /* Within the card's edge. */
  margin: 0 1px 1px;
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: 0 0 ${token.size(11)} ${token.size(11)};
  background: ${token.color.sunken};
  ${type.support}
`;
const LoginLink = styled(TextLink)`
  white-space: nowrap;
`;

const Band = ({ id, icon, children }: { id?: string; icon: LucideIcon; children: ReactNode }) => (
  <Foot id={id}>
    <Icon of={icon} size={20} />
    <span>{children}</span>
  </Foot>
);

/** Opens the map of a place, with its hours. */
function MapOf({ place }: { place: Location }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MapButton
        type="button"
        aria-label={t('select.mapOf', { place: place.name })}
        onClick={() => setOpen(true)}
      >
        <Icon of={MapGlyph} />
        {t('select.map')}
      </MapButton>
      {isOpen && <PlaceSheet place={place} onClose={() => setOpen(false)} />}
    </>
  );
}

function TagsOf({ tags }: { tags: readonly OfficeTag[] }) {
  const { t } = useTexts();
  return (
    <Tags>
      {tags.map((tag) => (
        <Badge key={tag} kind={TAG[tag].kind} icon={TAG[tag].icon}>
          {t(`select.${tag}`)}
        </Badge>
      ))}
    </Tags>
  );
}

interface Props {
  place: Location | ServiceLocation;
  href: string;
  /** The distance, if known. */
  distance?: string | undefined;
  /** How it compares with the other places. */
  tags?: readonly OfficeTag[] | undefined;
  /** The current queue, if known. */
  queue?: ReactNode;
  /** The actions available now. */
  acts?: ReactNode;
}

/** A place with its map, its queue, and the reason if it does not open (CAT-48 to CAT-54). */
export function PlaceRow({ place, href, distance, tags = [], queue, acts }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const state = placeState(place, useSession());
  const reasonId = useId();
  const isOpen = state === 'open';
  // By video, citizens need no map.
  const isByVideo = useMode() === 'remoteCounter' || place.remoteCounter;
  const hasTicket = 'ticket' in place && place.ticket;
  const words = (
    <>
      <Name>{place.name}</Name>
      {!isByVideo && distance !== undefined && <Address>{distance}</Address>}
      {!isByVideo && <Address>{place.address}</Address>}
      {state === 'suspended' && (
        <Marks>
          <Badge kind="warn">{t('select.suspended')}</Badge>
        </Marks>
      )}
      {state === 'loginNeeded' && (
        <Marks>
          <Badge kind="info">{t('select.login')}</Badge>
        </Marks>
      )}
      {isOpen && queue !== undefined && (
        <Marks>
          {tags.length > 0 && <TagsOf tags={tags} />}
          {queue}
        </Marks>
      )}
    </>
  );
  return (
    <>
      <Top>
        {isOpen ? (
          <Open href={href}>{words}</Open>
        ) : (
          <Off type="button" aria-disabled="true" aria-describedby={reasonId}>
            {words}
          </Off>
        )}
        {!isByVideo && <MapOf place={place} />}
      </Top>
      {!isOpen && (
        <Band id={reasonId} icon={state === 'loginNeeded' ? Lock : Info}>
          {t(PLACE_REASON[state])}{' '}
          {state === 'loginNeeded' && bridge.canServe(paths.login()) && (
            <LoginLink href={paths.login({ returnTo: shownAddress() })}>{t('select.loginLink')}</LoginLink>
          )}
        </Band>
      )}
      {isOpen && 'ticket' in place && !hasTicket && <Band icon={Ticket}>{t('select.noRemoteTicket')}</Band>}
      {isOpen && acts}
    </>
  );
}
