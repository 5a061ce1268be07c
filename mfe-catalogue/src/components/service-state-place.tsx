import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { LaterPart, lazyScreen } from '@vez/shared/bridge';
import { token } from '@vez/shared/ui';

// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` retries
const load = () => import(/* webpackChunkName: "states" */ './service-state');
const ServiceState = lazyScreen(load, 'ServiceState');

/** Rows that are painted with their states: what a phone shows at first, which also limits the page's size. */
const PAINTED_ROWS = 10;

/** Reserves two lines, more if the list says so, or one in brief form, so that nothing moves when the state arrives. */
const Room = styled.span<{ $px: number }>`
  display: block;
  min-height: var(--state-room, ${({ $px }) => token.size($px)});
`;
const LINES_PX = 52;
const BRIEF_PX = 18;

const no = () => false;
const yes = () => true;
const never = () => no;

interface Props {
  service: number;
  location?: number;
  brief?: boolean;
  /** The index of its row in the list. */
  at: number;
}

/**
 * The place for a service's state. A painted state stays until its code has loaded; otherwise the state appears after
 * the list itself.
 */
export function ServiceStatePlace({ service, location, brief, at }: Props) {
  const isPainted = useSyncExternalStore(never, no, yes) && at < PAINTED_ROWS;
  const [isShown, setShown] = useState(isPainted);
  useEffect(() => setShown(true), []);
  // Keep the element stable across renders: see `LaterPart`.
  const state = useMemo(
    () => (
      <LaterPart failed={() => null}>
        <ServiceState service={service} location={location} brief={brief} />
      </LaterPart>
    ),
    [service, location, brief],
  );
  return <Room $px={brief ? BRIEF_PX : LINES_PX}>{isShown && state}</Room>;
}
