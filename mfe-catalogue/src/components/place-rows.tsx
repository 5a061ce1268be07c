import type { Location, ServiceLocation } from '@vez/shared/contracts/client';
import { RowList } from '@vez/shared/ui';
import { PlaceRow } from './place-row';

interface Props {
  places: readonly (Location | ServiceLocation)[];
  hrefOf(place: Location): string;
}

export const PlaceRows = ({ places, hrefOf }: Props) => (
  <RowList>
    {places.map((place) => (
      <li key={place.id}>
        <PlaceRow place={place} href={hrefOf(place)} />
      </li>
    ))}
  </RowList>
);
