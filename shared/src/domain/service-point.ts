/** A service at one of its locations, which has a queue and a calendar. */
export interface ServicePoint {
  serviceId: number;
  locationId: number;
}
