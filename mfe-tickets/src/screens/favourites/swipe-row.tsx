import { Trash2 } from 'lucide-react';
import { useRef, type ReactNode, type TouchEvent } from 'react';
import styled from 'styled-components';
import { Icon, token } from '@vez/shared/ui';

/** Releasing past this distance, in px, deletes; before it, the row slides back. */
const FAR_ENOUGH_PX = 96;
/** Shorter movements are taps or scrolls. */
const LEAST_PX = 12;

const Holder = styled.div`
  position: relative;
  overflow: hidden;
  li:first-child > & {
    border-top-left-radius: ${token.radius.card};
    border-top-right-radius: ${token.radius.card};
  }
  li:last-child > & {
    border-bottom-right-radius: ${token.radius.card};
    border-bottom-left-radius: ${token.radius.card};
  }
`;
const Behind = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  padding: 0 ${token.space[5]};
  background: ${token.color.danger};
  color: ${token.color.onDanger};
  visibility: hidden;
`;
const Front = styled.div`
  position: relative;
  touch-action: pan-y;
  transition: transform ${token.motion.quick};
`;

/** A row that follows the finger to the left, and requests its deletion after a long swipe (TIX-36). */
export function SwipeRow({ children, onSwiped }: { children: ReactNode; onSwiped(): void }) {
  const front = useRef<HTMLDivElement>(null);
  const behind = useRef<HTMLSpanElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const pulled = useRef(0);

  const moveTo = (x: number) => {
    pulled.current = x;
    front.current?.style.setProperty('transform', x === 0 ? 'none' : `translateX(${x}px)`);
    // At rest, transparent, so that the edge of the card shows.
    front.current?.style.setProperty('background', x === 0 ? 'none' : token.color.surface);
    behind.current?.style.setProperty('visibility', x === 0 ? 'hidden' : 'visible');
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const onTouchMove = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    if (from.current === null || touch === undefined) return;
    const across = touch.clientX - from.current.x;
    const down = Math.abs(touch.clientY - from.current.y);
    if (pulled.current === 0 && down > Math.abs(across)) from.current = null;
    else moveTo(across < -LEAST_PX ? across : 0);
  };
  const onTouchEnd = () => {
    const isFar = pulled.current < -FAR_ENOUGH_PX;
    from.current = null;
    moveTo(0);
    if (isFar) onSwiped();
  };
  return (
    <Holder>
      <Behind ref={behind} aria-hidden="true">
        <Icon of={Trash2} />
      </Behind>
      <Front
        ref={front}
        onTouchStart={onTouchStart}
        onTouchMove={onTouchMove}
        onTouchEnd={onTouchEnd}
        onTouchCancel={() => moveTo(0)}
      >
        {children}
      </Front>
    </Holder>
  );
}
