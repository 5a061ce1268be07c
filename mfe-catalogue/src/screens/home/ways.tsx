import { ArrowRight, CalendarCheck, createLucideIcon, History, Ticket, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useApi, useBridge, useMode, useSession } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { CountBadge, Icon, media, onLargePhone, PlainLink, token, type } from '@vez/shared/ui';
import { grayTestQuery, ticketCountQuery } from '../../api/live-queries';
import { useTexts } from '../../texts';

/** A person on a screen. */
const Counter = createLucideIcon('counter', [
  [
    'path',
    {
      d: 'M8 20h8m-4-4v4M4 4h16a2 2 0 012 2v8a2 2 0 01-2 2H4a2 2 0 01-2-2V6a2 2 0 012-2m4 12a4 4 0 018 0',
      key: 'screen',
    },
  ],
  ['circle', { cx: 12, cy: 9, r: 2, key: 'head' }],
]);

const Hero = styled(PlainLink)`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  ${onLargePhone('flex-wrap:wrap;')}
  min-height: ${token.size(88)};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.card};
  background: ${token.color.primary};
  color: ${token.color.onPrimary};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${token.color.primaryPressed};
    }
  }
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
  ${onLargePhone('flex-basis:100%;')}
  ${type.support}
`;
const Strong = styled.strong`
  display: block;
  ${type.title}
`;
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${onLargePhone('grid-template-columns:minmax(0,1fr);')}
  gap: ${token.space[3]};
  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  html:not([data-returning]) &[data-visitor] > :first-child:nth-last-child(2) {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(${token.size(140)}, 1fr));
    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;
const tile = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: ${token.size(96)};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
  color: ${token.color.ink};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${token.color.sunken};
    }
  }
  & > [aria-hidden] svg {
    color: ${token.color.primary};
  }
`;
const TileLink = styled(PlainLink)`
  ${tile}
`;
const TileTitle = styled.span`
  margin-top: ${token.space[2]};
  font-weight: ${token.weight.bold};
`;
const TileText = styled.span`
  color: ${token.color.ink2};
  ${type.meta}
`;
const Corner = styled.span`
  position: absolute;
  top: ${token.space[3]};
  right: ${token.space[3]};
`;

/** Reserves space for the tile of a logged-in user, if the page's own script finds the marker of a session. */
const TileRoom = styled.div.attrs({ 'aria-hidden': true })`
  ${tile}
  display: none;
  visibility: hidden;
  html[data-returning] & {
    display: flex;
  }
`;

interface TileProps {
  href: string;
  icon: LucideIcon;
  title: string;
  text: string;
  corner?: ReactNode;
}
const Tile = ({ href, icon, title, text, corner }: TileProps) => (
  <TileLink href={href}>
    <Icon of={icon} />
    <TileTitle>{title}</TileTitle>
    <TileText>{text}</TileText>
    {corner && <Corner>{corner}</Corner>}
  </TileLink>
);

/** The one main button and the tiles below it (CAT-05 to CAT-10). */
export function Ways() {
  const { t } = useTexts();
  const bridge = useBridge();
  const api = useApi();
  const atRemoteCounter = useMode() === 'remoteCounter';
  const { kind } = useSession();
  const isSomebody = kind !== 'anonymous';
  const tickets = useQuery({ ...ticketCountQuery(api), enabled: isSomebody }).data?.count ?? 0;
  // Only the link to the remote counter depends on it.
  const gray = useQuery({ ...grayTestQuery(api), enabled: !atRemoteCounter }).data?.showGrayTestFunc ?? false;
  return (
    <>
      <Hero href={paths.departments()}>
        <Icon of={CalendarCheck} size={32} />
        <Words>
          <Strong>{t('home.book')}</Strong>
          {t('home.bookHow')}
        </Words>
        <Icon of={ArrowRight} />
      </Hero>
      <Tiles data-visitor={isSomebody ? undefined : ''}>
        {!atRemoteCounter && !gray && (
          <Tile
            href={paths.remoteCounterHome()}
            icon={Counter}
            title={t('home.remoteCounter')}
            text={t('home.remoteCounterHow')}
          />
        )}
        {bridge.canServe(paths.myBookings()) && (
          <Tile
            href={paths.myBookings()}
            icon={Ticket}
            title={t('home.tickets')}
            text={tickets > 0 ? t('home.ticketsSome', { count: tickets }) : t('home.ticketsNone')}
            corner={tickets > 0 && <CountBadge aria-hidden="true">{tickets}</CountBadge>}
          />
        )}
        {isSomebody ? (
          <Tile
            href={paths.recentlyUsed()}
            icon={History}
            title={t('home.recent')}
            text={t('home.recentHow')}
          />
        ) : (
          <TileRoom>
            <Icon of={History} />
            <TileTitle>{t('home.recent')}</TileTitle>
            <TileText>{t('home.recentHow')}</TileText>
          </TileRoom>
        )}
      </Tiles>
    </>
  );
}
