import type {
  Language,
  Location,
  Service,
  ServiceLocation,
  ServiceSummary,
  ServiceType,
} from '@vez/shared/contracts';
import { nameIn, type Names } from '../../texts/texts';
import type { Catalogue } from './catalogue';
import type { DepartmentRow, LocationRow, ServiceRow, ServiceTypeRow } from './snapshot';

/** May contain styled HTML; the plain name if there is none (DAT-02). */
export const styledIn = (language: Language, { name, ui_name }: { name: Names; ui_name: Names | null }) =>
  nameIn(ui_name, language) || nameIn(name, language);

/** The service's own page or text, or else its department's text for all services (CAT-47). */
const detailHtml = (catalogue: Catalogue, row: ServiceRow) =>
  row.detail_url === '' ? (row.detail_html ?? catalogue.departmentOf(row).service_detail) : row.detail_html;

type LocationIn = (row: LocationRow, of: DepartmentRow) => Location;

/** What a service offers at each of its locations. */
const serviceLocationsIn = (catalogue: Catalogue, location: LocationIn) => (service: ServiceRow) =>
  catalogue.pointsOf(service.id).flatMap((point): ServiceLocation[] => {
    const row = catalogue.snapshot.locations.get(point.location_id);
    if (row === undefined) return [];
    return [
      {
        ...location(row, catalogue.departmentOf(service)),
        booking: point.booking,
        ticket: point.ticket,
        checkIdCardReservation: point.check_id_reservation,
        checkIdCardTime: point.check_id_time,
        checkIdCardQueue: point.check_id_queue,
      },
    ];
  });

/** Services as the contract's entities, in one language. */
export function servicesIn(language: Language, catalogue: Catalogue, location: LocationIn) {
  const { snapshot } = catalogue;
  const serviceLocations = serviceLocationsIn(catalogue, location);

  const serviceSummary = (row: ServiceRow): ServiceSummary => {
    const of = catalogue.departmentOf(row);
    return {
      id: row.id,
      code: row.code,
      name: nameIn(row.name, language),
      uiName: styledIn(language, row),
      departmentId: of.id,
      departmentNames: [nameIn(of.name, language)],
      departmentCode: of.code,
      showServiceDetail: row.detail_url !== '' || detailHtml(catalogue, row) !== null,
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
      serviceDetailHtml: nameIn(detailHtml(catalogue, row), language),
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

  return { service, serviceLocations, serviceSummary, serviceType };
}
