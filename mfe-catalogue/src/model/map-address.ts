import type { Location } from '@vez/shared/contracts/client';

/** OpenStreetMap, near enough to read house numbers. */
const ZOOM = 18;

/** The map of a place; undefined without coordinates (CAT-59). */
export function mapAddress({
  latitude,
  longitude,
}: Pick<Location, 'latitude' | 'longitude'>): string | undefined {
  if (latitude === null || longitude === null) return undefined;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;
}
