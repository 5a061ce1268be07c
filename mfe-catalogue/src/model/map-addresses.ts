import type { Language, Location } from '@vez/shared/contracts/client';

/** OpenStreetMap, near enough to read house numbers. */
const ZOOM = 18;

export interface MapAddresses {
  /** Our own map page, for the frame of the sheet (API-74). */
  page: string;
  /** Opens the device's map app, if it has one. */
  app: string;
  /** A map on the web, for all other devices. */
  web: string;
}

interface Look {
  language: Language;
  dark: boolean;
}

/** The maps of a place; undefined without coordinates (CAT-57, CAT-59). */
export function mapAddresses(
  { id, latitude, longitude }: Pick<Location, 'id' | 'latitude' | 'longitude'>,
  { language, dark }: Look,
): MapAddresses | undefined {
  if (latitude === null || longitude === null) return undefined;
  const query = new URLSearchParams({
    lat: String(latitude),
    lon: String(longitude),
    platform: 'web',
    location: String(id),
    language,
    ...(dark ? { isDark: 'true' } : {}),
  });
  const at = `${latitude},${longitude}`;
  return {
    page: `/api/map?${query}`,
    app: `geo:${at}?q=${at}`,
    web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`,
  };
}
