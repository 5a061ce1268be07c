import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { Card, media, token } from '@vez/shared/ui';
import type { OfficeTag } from '../model/office-order';
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

interface Props<Place> {
  places: readonly Place[];
  hrefOf(place: Place): string;
  /** The distance of a place, if known. */
  distanceTo?(place: Place): string | undefined;
  /** How a place compares with the others. */
  tagsOf?(place: Place): readonly OfficeTag[];
  /** Renders the queue of a place. */
  queueAt?(place: Place): ReactNode;
  /** Renders the actions of a place. */
  actsAt?: ((place: Place) => ReactNode) | undefined;
}

/** A choice of places, each a card with its queue. */
export function PlaceRows<Place extends Location | ServiceLocation>(props: Props<Place>) {
  const { places, hrefOf, distanceTo, tagsOf, queueAt, actsAt } = props;
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
            tags={tagsOf?.(place)}
            queue={queueAt?.(place)}
            acts={actsAt?.(place)}
          />
        </Card>
      ))}
    </Cards>
  );
}
