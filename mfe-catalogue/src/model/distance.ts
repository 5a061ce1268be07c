import type { Location } from '@vez/shared/contracts/client';
import { INTL_LOCALE, type Language } from '@vez/shared/domain';

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The position of a place; a remote counter has none, because citizens do not go there. */
export const positionOf = ({ latitude, longitude, remoteCounter }: Location): Position | undefined =>
  remoteCounter || latitude === null || longitude === null ? undefined : { latitude, longitude };

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** The square of the sine of half an angle. */
const halfSine = (angle: number) => Math.sin(angle / 2) ** 2;

/** Metres in a straight line over the ground (haversine). */
export function metresBetween(from: Position, to: Position): number {
  const [one, other] = [radians(from.latitude), radians(to.latitude)];
  const across = Math.cos(one) * Math.cos(other) * halfSine(radians(to.longitude - from.longitude));
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, halfSine(other - one) + across)));
}

/** “350 m”, “1.2 km”: in steps of 50 m, and of 100 m from 1 km. */
export function distanceWords(metres: number, language: Language): string {
  const isNear = metres < 975;
  const number = new Intl.NumberFormat(INTL_LOCALE[language], {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: 1,
  });
  return number.format(isNear ? Math.max(50, Math.round(metres / 50) * 50) : metres / 1_000);
}

/** Nearest first; places without a known distance come last, and ties go by name. */
export function nearestFirst<Place extends { name: string }>(
  places: readonly Place[],
  metresTo: (place: Place) => number | undefined,
  language: Language,
): Place[] {
  const byName = new Intl.Collator(INTL_LOCALE[language]);
  return places
    .map((place) => ({ place, metres: metresTo(place) ?? Infinity }))
    .sort((a, b) =>
      a.metres === b.metres ? byName.compare(a.place.name, b.place.name) : a.metres - b.metres,
    )
    .map(({ place }) => place);
}
