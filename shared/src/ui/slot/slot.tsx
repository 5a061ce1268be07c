import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Bridge } from '../../contracts/bridge';
import type { SlotMap } from '../../contracts/slots';
import { token } from '../theme';

/** Out of the flow until it has content, so that it takes neither space nor a gap of its container. */
const Place = styled.div`
  display: grid;
  gap: ${token.space[4]};
  min-width: 0;
  &:not([data-shown]) {
    position: absolute;
  }
`;

interface Props<Name extends keyof SlotMap> {
  bridge: Pick<Bridge, 'fillSlot'>;
  name: Name;
  /** The facts that its remotes receive about this place. */
  place: SlotMap[Name];
}

/** A slot for other remotes; renders nothing if none fills it (docs/guides/slots.md). */
export function Slot<Name extends keyof SlotMap>({ bridge, name, place }: Props<Name>) {
  const element = useRef<HTMLDivElement>(null);
  const facts = JSON.stringify(place);
  useEffect(
    () => bridge.fillSlot?.(name, element.current!, JSON.parse(facts) as SlotMap[Name]),
    [bridge, name, facts],
  );
  return <Place ref={element} />;
}
