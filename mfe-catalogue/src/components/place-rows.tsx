import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { Card, media, token } from '@vez/shared/ui';
import { LongList } from './long-list';
import { PlaceRow } from './place-row';

/** Longer lists render only the visible rows, without their queues. */
export const FEW = 20;

const Cards = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  list-style: none;
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[4]};
  }
`;

interface Props {
  places: readonly (Location | ServiceLocation)[];
  hrefOf(place: Location): string;
  /** The distance of a place, if known. */
  distanceTo?(place: Location): string | undefined;
  /** Renders the queue of a place. */
  queueAt?(place: Location): ReactNode;
  /** Renders the actions of a place. */
  actsAt?(place: Location): ReactNode;
}

/** A choice of places, each a card with its queue. */
export function PlaceRows({ places, hrefOf, distanceTo, queueAt, actsAt }: Props) {
  if (places.length > FEW) {
    return (
      <LongList
        items={places}
        keyOf={({ id }) => id}
        row={(place) => <PlaceRow place={place} href={hrefOf(place)} distance={distanceTo?.(place)} />}
      />
    );
  }
  return (
    <Cards role="list">
      {places.map((place) => (
        <Card as="li" $flush key={place.id}>
          <PlaceRow
            place={place}
            href={hrefOf(place)}
            distance={distanceTo?.(place)}
            queue={queueAt?.(place)}
            acts={actsAt?.(place)}
          />
        </Card>
      ))}
    </Cards>
  );
}
