import type { Category, Department, Language, ListedService, Location } from '@vez/shared/contracts';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from './catalogue';
import { placeOfAll } from './counter-place';
import { servicesIn, styledIn } from './service-wire';
import type { CategoryRow, DepartmentRow, LocationRow } from './snapshot';

/** A service in a list; `brief` omits what a row does not show. */
export const listedIn =
  (brief = false) =>
  (service: ListedService): ListedService => {
    if (!brief) return service;
    const { id, name, departmentNames, uiIcon, recommendType, locationIds } = service;
    return { id, name, departmentNames, uiIcon, recommendType, locationIds };
  };

/** Rows as the contract's entities, in one language. */
export function wireIn(language: Language, catalogue: Catalogue) {
  const department = (row: DepartmentRow): Department => ({
    id: row.id,
    code: row.code,
    name: nameIn(row.name, language),
    uiName: styledIn(language, row),
    suspended: row.suspended,
    showHome: row.show_home,
    icon: row.icon,
    officeTel: row.office_tel,
  });

  const wayInOf = (locationId: number): string | undefined => {
    const place = placeOfAll(catalogue.snapshot, locationId);
    const words = [place?.floor, place?.way].map((names) => nameIn(names, language)).filter(Boolean);
    return words.length === 0 ? undefined : words.join(' · ');
  };

  /** @param of the department that lists it; by default the first that serves there */
  const location = (row: LocationRow, of = catalogue.departmentAt(row.id)): Location => ({
    id: row.id,
    name: nameIn(row.name, language),
    uiName: nameIn(row.name, language),
    latitude: row.latitude,
    longitude: row.longitude,
    address: nameIn(row.address, language),
    description: nameIn(row.description, language),
    telephone: row.telephone,
    wayIn: wayInOf(row.id),
    suspended: row.suspended,
    remoteCounter: row.remote_counter,
    rcServiceLogin: row.rc_service_login,
    uiIcon: row.ui_icon,
    uiColor: row.ui_color,
    depId: of?.id ?? 0,
    depCode: of?.code ?? '',
  });

  const category = (row: CategoryRow, serviceCount: number): Category => ({
    id: row.id,
    name: nameIn(row.name, language),
    uiColor: row.ui_color,
    uiIcon: row.ui_icon,
    uiName: styledIn(language, row),
    serviceCount,
  });

  return { category, department, location, ...servicesIn(language, catalogue, location) };
}
