import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { LaterPart, lazyScreen } from '@vez/shared/bridge';
import { token } from '@vez/shared/ui';

// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` asks again
const load = () => import(/* webpackChunkName: "states" */ './service-state');
const ServiceState = lazyScreen(load, 'ServiceState');

/** Rows of a list that come painted with their states: what a phone shows at first, and a bound for its weight. */
const PAINTED_ROWS = 10;

/** Room for two lines, more where the list says so, or for one in the fewest words: nothing moves when they come. */
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
  /** Which row of its list it stands in. */
  at: number;
}

/**
 * Where the state of a service comes to stand. What the server has painted stays until its code is there; else it comes
 * after the list itself.
 */
export function ServiceStatePlace({ service, location, brief, at }: Props) {
  const isPainted = useSyncExternalStore(never, no, yes) && at < PAINTED_ROWS;
  const [isShown, setShown] = useState(isPainted);
  useEffect(() => setShown(true), []);
  // The same while its row is rendered again: see `LaterPart`.
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
