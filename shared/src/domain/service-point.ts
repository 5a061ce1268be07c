/** A service at one of its locations: what a queue and a calendar belong to. */
export interface ServicePoint {
  serviceId: number;
  locationId: number;
}
