import { ChevronUp } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { TicketSpot } from '@vez/shared/domain';
import { Button, media, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { keepRoom, releaseRoom, reservedHeight } from './reserved-room';

/**
 * The page's own script reserves the space before the first paint. A higher ticket, or one without a reservation,
 * overlays the bottom of the window until a tap moves it up, so that nothing in view moves by itself.
 */
const Holder = styled.div<{ $spot: TicketSpot; $desk: boolean }>`
  --reserved: var(--ticket-${({ $spot }) => $spot});
  display: ${({ $desk }) => ($desk ? 'none' : 'var(--reserved, contents)')};
  min-height: var(--ticket-height, 0);
  border-radius: ${token.radius.card};
  background: ${token.color.sunken};
  & > div {
    position: absolute;
    visibility: hidden;
  }
  &[data-ticket='placed'] {
    display: block;
    background: none;
    & > div {
      display: flow-root;
      position: static;
      visibility: visible;
    }
  }
  &[data-ticket='waiting'] > div {
    visibility: visible;
    position: fixed;
    z-index: 4;
    inset: auto max(${token.space[4]}, (100vw - ${token.size(648)}) / 2) ${token.space[4]};
    max-height: calc(100vh - ${token.size(32)});
    overflow: auto;
    padding-top: ${token.space[2]};
    border-radius: ${token.radius.card};
    background: ${token.color.page};
    box-shadow: ${token.elevation.sheet};
  }
  &:not([data-ticket='waiting']) [data-move] {
    display: none;
  }
  & section {
    margin-top: 0;
  }
  ${media.wide} {
    display: ${({ $desk }) => ($desk ? 'var(--reserved, contents)' : 'none')};
    margin-bottom: ${token.space[6]};
    &[data-ticket='waiting'] > div {
      inset-inline: auto ${token.space[5]};
      width: ${token.size(360)};
    }
  }
`;

interface Props {
  spot: TicketSpot;
  /** Set beside the page on a desktop. */
  desk?: boolean;
  children: ReactNode;
}

/** At first, a quarter of a line; later, a line more or less is not a noticeable jump. */
const SLACK_PX = { first: 6, later: 64 };

export function TicketRoom({ spot, desk = false, children }: Props) {
  const { t } = useTexts();
  const holder = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const mayMove = useRef(false);
  const place = useRef(() => {});
  useEffect(() => {
    const [room, inside] = [holder.current!, content.current!];
    let kept = 0;
    let placed = 0;
    // Written directly, not by rendering, so that it applies before the next paint.
    place.current = () => {
      if (inside.children.length < 2) return void delete room.dataset.ticket;
      room.dataset.ticket = 'placed';
      const height = inside.offsetHeight;
      const until = Number(inside.querySelector<HTMLElement>('[data-until]')?.dataset.until ?? 0);
      if (until > 0 && height > 0 && height !== kept) keepRoom({ spot, height, until });
      kept = height;
      const slack = placed > 0 ? SLACK_PX.later : SLACK_PX.first;
      if (!mayMove.current && height > Math.max(placed, reservedHeight()) + slack) {
        room.dataset.ticket = 'waiting';
        return;
      }
      placed = Math.max(placed, height);
      // A smaller ticket does not move the page below.
      room.style.minHeight = `${Math.max(placed, reservedHeight())}px`;
    };
    place.current();
    const observer = new MutationObserver(place.current);
    observer.observe(inside, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      releaseRoom();
    };
  }, [spot]);
  const move = () => {
    mayMove.current = true;
    place.current();
    window.scrollTo({ top: 0 });
  };
  return (
    <Holder ref={holder} $spot={spot} $desk={desk}>
      <div ref={content}>
        {children}
        <div data-move="">
          <Button kind="quiet" icon={ChevronUp} onClick={move}>
            {t('home.pin')}
          </Button>
        </div>
      </div>
    </Holder>
  );
}
