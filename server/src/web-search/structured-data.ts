import type { Language } from '@vez/shared/domain';
import type { Catalogue } from '../modules/catalogue';
import { nameIn } from '../texts/texts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const two = (count: number) => String(count).padStart(2, '0');
/** Midnight at the end of a day has no time of its own there. */
const timeOf = (minute: number) =>
  minute === 1_440 ? '23:59' : `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const organization = (catalogue: Catalogue, id: number, language: Language) => ({
  '@type': 'GovernmentOrganization',
  name: nameIn(catalogue.snapshot.departments.get(id)!.name, language),
});

/** An office, with its regular hours. */
function office(catalogue: Catalogue, id: number, language: Language) {
  const row = catalogue.snapshot.locations.get(id)!;
  const hours = DAYS.flatMap((day, weekday) =>
    catalogue.hoursOf(id, weekday).map(({ opens_minute, closes_minute }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: timeOf(opens_minute),
      closes: timeOf(closes_minute),
    })),
  );
  const { latitude, longitude } = row;
  return {
    '@type': 'GovernmentOffice',
    name: nameIn(row.name, language),
    address: nameIn(row.address, language),
    telephone: row.telephone,
    ...(latitude === null || longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(hours.length === 0 ? {} : { openingHoursSpecification: hours }),
  };
}

/**
 * What a page is about, in the words of schema.org, for search engines.
 * @param about the ids of a service, of an office, or of both
 */
export function structuredData(
  catalogue: Catalogue,
  about: { service?: number; location?: number; department?: number },
  language: Language,
): object | undefined {
  const at = about.location === undefined ? undefined : office(catalogue, about.location, language);
  if (about.service === undefined) {
    const parent = about.department && organization(catalogue, about.department, language);
    return (
      at && { '@context': 'https://schema.org', ...at, ...(parent ? { parentOrganization: parent } : {}) }
    );
  }
  const row = catalogue.snapshot.services.get(about.service)!;
  return {
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name: nameIn(row.name, language),
    serviceOperator: organization(catalogue, catalogue.departmentOf(row).id, language),
    ...(at ? { availableChannel: { '@type': 'ServiceChannel', serviceLocation: at } } : {}),
  };
}
