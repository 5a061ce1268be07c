import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { LongList } from './long-list';
import { PlaceRow } from './place-row';

interface Props {
  places: readonly (Location | ServiceLocation)[];
  hrefOf(place: Location): string;
}

export const PlaceRows = ({ places, hrefOf }: Props) => (
  <LongList
    items={places}
    keyOf={({ id }) => id}
    row={(place) => <PlaceRow place={place} href={hrefOf(place)} />}
  />
);
