import type {
  Category,
  Department,
  Language,
  ListedService,
  Location,
  Service,
  ServiceLocation,
  ServiceSummary,
  ServiceType,
} from '@vez/shared/contracts';
import { nameIn, type Names } from '../../texts';
import type { Catalogue } from './catalogue';
import type { CategoryRow, DepartmentRow, LocationRow, ServiceRow, ServiceTypeRow } from './snapshot';

/** A service as a list tells it; `brief` leaves out what a row does not show. */
export const listedIn =
  (brief = false) =>
  (service: ListedService): ListedService => {
    if (!brief) return service;
    const { id, name, departmentNames, uiIcon, recommendType, locationIds } = service;
    return { id, name, departmentNames, uiIcon, recommendType, locationIds };
  };

/** Rows as the contract's entities, in one language. */
export function wireIn(language: Language, catalogue: Catalogue) {
  const { snapshot } = catalogue;

  /** DAT-02: may hold styled html; the plain name where there is none. */
  const styled = ({ name, ui_name }: { name: Names; ui_name: Names | null }) =>
    nameIn(ui_name, language) || nameIn(name, language);

  const department = (row: DepartmentRow): Department => ({
    id: row.id,
    code: row.code,
    name: nameIn(row.name, language),
    uiName: styled(row),
    suspended: row.suspended,
    showHome: row.show_home,
    icon: row.icon,
    officeTel: row.office_tel,
  });

  /** `of`: whose list names it; by itself a place is of the first department that serves there. */
  const location = (row: LocationRow, of = catalogue.departmentAt(row.id)): Location => ({
    id: row.id,
    name: nameIn(row.name, language),
    uiName: nameIn(row.name, language),
    latitude: row.latitude,
    longitude: row.longitude,
    address: nameIn(row.address, language),
    description: nameIn(row.description, language),
    telephone: row.telephone,
    suspended: row.suspended,
    remoteCounter: row.remote_counter,
    rcServiceLogin: row.rc_service_login,
    uiIcon: row.ui_icon,
    uiColor: row.ui_color,
    depId: of?.id ?? 0,
    depCode: of?.code ?? '',
  });

  const serviceLocations = (service: ServiceRow): ServiceLocation[] =>
    catalogue.pointsOf(service.id).flatMap((point) => {
      const row = snapshot.locations.get(point.location_id);
      if (row === undefined) return [];
      return {
        ...location(row, catalogue.departmentOf(service)),
        booking: point.booking,
        ticket: point.ticket,
        checkIdCardReservation: point.check_id_reservation,
        checkIdCardTime: point.check_id_time,
        checkIdCardQueue: point.check_id_queue,
      };
    });

  /** The service's own page or text, else what its department says of all its services (CAT-47). */
  const detailHtml = (row: ServiceRow) =>
    row.detail_url === '' ? (row.detail_html ?? catalogue.departmentOf(row).service_detail) : row.detail_html;

  const serviceSummary = (row: ServiceRow): ServiceSummary => {
    const of = catalogue.departmentOf(row);
    return {
      id: row.id,
      code: row.code,
      name: nameIn(row.name, language),
      uiName: styled(row),
      departmentId: of.id,
      departmentNames: [nameIn(of.name, language)],
      departmentCode: of.code,
      showServiceDetail: row.detail_url !== '' || detailHtml(row) !== null,
      uiIcon: row.ui_icon,
      uiColor: row.ui_color,
      recommendType: row.recommend_type,
      locationIds: catalogue.pointsOf(row.id).map(({ location_id }) => location_id),
    };
  };

  const service = (row: ServiceRow): Service => {
    const { locationIds: _, ...summary } = serviceSummary(row);
    return {
      ...summary,
      serviceDetailType: row.detail_type,
      serviceDetailUrl: row.detail_url,
      serviceDetailHtml: nameIn(detailHtml(row), language),
      openReservationParameter: snapshot.hasParameters.has(row.id),
      reservationRecommend: row.reservation_recommend,
      warning: nameIn(row.warning, language),
      locations: serviceLocations(row),
    };
  };

  const serviceType = (row: ServiceTypeRow): ServiceType => ({
    id: row.id,
    name: nameIn(row.name, language),
    uiColor: row.ui_color,
    uiIcon: row.ui_icon,
    serviceStandardColor: '',
    serviceStandardFontColor: '',
    serviceStandardFontSize: '',
    services: [...snapshot.services.values()]
      .filter(({ service_type_id }) => service_type_id === row.id)
      .map(serviceSummary),
  });

  const category = (row: CategoryRow, serviceCount: number): Category => ({
    id: row.id,
    name: nameIn(row.name, language),
    uiColor: row.ui_color,
    uiIcon: row.ui_icon,
    uiName: styled(row),
    serviceCount,
  });

  return { category, department, location, service, serviceLocations, serviceSummary, serviceType };
}
