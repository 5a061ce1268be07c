import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Bridge } from '../../contracts/bridge';
import type { SlotMap } from '../../contracts/slots';
import { token } from '../theme';

/** Out of the flow until something is shown in it: it takes no room, and no gap of what it stands in. */
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
  /** What its remotes are told of this place. */
  place: SlotMap[Name];
}

/** Where other remotes may show something; nothing, where none does (docs/guides/slots.md). */
export function Slot<Name extends keyof SlotMap>({ bridge, name, place }: Props<Name>) {
  const element = useRef<HTMLDivElement>(null);
  const facts = JSON.stringify(place);
  useEffect(
    () => bridge.fillSlot?.(name, element.current!, JSON.parse(facts) as SlotMap[Name]),
    [bridge, name, facts],
  );
  return <Place ref={element} />;
}
