import { z } from 'zod';
import { count, openSet } from './formats';

/** DAT-05. `uiName` may hold styled html; `icon` is a name of `shared/ui/service-icon`. */
export const department = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  uiName: z.string(),
  suspended: z.boolean(),
  showHome: z.boolean(),
  icon: z.string(),
  officeTel: z.string(),
});
export type Department = z.infer<typeof department>;

/** DAT-15: what one service offers at one location. */
export const serviceLocationFlags = z.object({
  booking: z.boolean(),
  ticket: z.boolean(),
  checkIdCardReservation: z.boolean(),
  checkIdCardTime: z.boolean(),
  checkIdCardQueue: z.boolean(),
});
export type ServiceLocationFlags = z.infer<typeof serviceLocationFlags>;

/** DAT-06, DAT-07: `description` holds the opening times. */
export const location = z.object({
  id: z.int(),
  name: z.string(),
  uiName: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  address: z.string(),
  description: z.string(),
  telephone: z.string(),
  /** Floor and directions from the entrance, in the office's words; absent if it gives none (decision 249). */
  wayIn: z.string().optional(),
  suspended: z.boolean(),
  remoteCounter: z.boolean(),
  rcServiceLogin: z.boolean(),
  uiIcon: z.string(),
  uiColor: z.string(),
  depId: z.int(),
  depCode: z.string(),
});
export type Location = z.infer<typeof location>;

/** A location in a service's list, with the flags of that service there. */
export const serviceLocation = location.extend(serviceLocationFlags.shape);
export type ServiceLocation = z.infer<typeof serviceLocation>;

/** DAT-01..04 */
export const service = z.object({
  id: z.int(),
  /** Stable public code, for `?serviceCode=` (NAV-35). */
  code: z.string(),
  name: z.string(),
  uiName: z.string(),
  departmentId: z.int(),
  departmentNames: z.array(z.string()),
  departmentCode: z.string(),
  showServiceDetail: z.boolean(),
  serviceDetailType: openSet(['URL', 'html'], 'html'),
  serviceDetailUrl: z.string(),
  serviceDetailHtml: z.string(),
  uiIcon: z.string(),
  uiColor: z.string(),
  openReservationParameter: z.boolean(),
  reservationRecommend: z.boolean(),
  /** What to bring or know, shown before the choice between ticket and booking (BOK-02); empty if nothing. */
  warning: z.string(),
  /** DAT-62: another system's service opens at `serviceDetailUrl`. */
  recommendType: openSet(['SYSTEM_SERVICE', 'OTHER_SERVICE'], 'SYSTEM_SERVICE'),
  locations: z.array(serviceLocation),
  /** Set by a browser that dropped malformed rows: a place missing here may still exist. */
  incomplete: z.boolean().optional(),
});
export type Service = z.infer<typeof service>;

/** A service in a list: without its locations' details, to stay small on a slow phone. */
export const serviceSummary = service
  .pick({
    id: true,
    code: true,
    name: true,
    uiName: true,
    departmentId: true,
    departmentNames: true,
    departmentCode: true,
    showServiceDetail: true,
    uiIcon: true,
    uiColor: true,
    recommendType: true,
  })
  .extend({ locationIds: z.array(z.int()) });
export type ServiceSummary = z.infer<typeof serviceSummary>;

/** A counter that serves by video, with its services. */
export const videoCounter = z.object({ place: location, services: z.array(serviceSummary) });
export type VideoCounter = z.infer<typeof videoCounter>;

/** A service in a `brief` list, with only the fields that a row needs, so that 999 stay under 12 KB. */
export const listedService = serviceSummary.partial({
  code: true,
  uiName: true,
  departmentId: true,
  departmentCode: true,
  showServiceDetail: true,
  uiColor: true,
});
export type ListedService = z.infer<typeof listedService>;

/** DAT-08 */
export const serviceType = z.object({
  id: z.int(),
  name: z.string(),
  uiColor: z.string(),
  uiIcon: z.string(),
  serviceStandardColor: z.string(),
  serviceStandardFontColor: z.string(),
  serviceStandardFontSize: z.string(),
  services: z.array(listedService),
});
export type ServiceType = z.infer<typeof serviceType>;

/** DAT-09; its services are listed by `servicesOfCategory` (CAT-31). */
export const category = z.object({
  id: z.int(),
  name: z.string(),
  uiColor: z.string(),
  uiIcon: z.string(),
  uiName: z.string(),
  serviceCount: count,
});
export type Category = z.infer<typeof category>;

/** A service that matches a keyword; `otherName` is set if another of its names matched. */
export const foundService = serviceSummary.extend({ otherName: z.string().optional() });
export type FoundService = z.infer<typeof foundService>;

/**
 * DAT-10. `events` has at most two life events that the keyword says, such as moving house; absent without any. `near`
 * has at most three nearest matches if nothing was found.
 */
export const searchResult = z.object({
  events: z
    .array(
      z.object({
        /** In the address of its page. */
        code: z.string(),
        name: z.string(),
        uiIcon: z.string(),
        /** How many services it takes here. */
        serviceCount: count,
      }),
    )
    .optional(),
  departments: z.array(department),
  services: z.array(foundService),
  near: z.array(foundService).optional(),
});
export type SearchResult = z.infer<typeof searchResult>;
