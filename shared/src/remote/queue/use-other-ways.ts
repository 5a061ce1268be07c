import { useBridge, useByVideo } from '../../bridge';
import type { Offer, Service, ServiceLocation } from '../../contracts/client';
import { calendarStatus, paths, type OtherWays } from '../../domain';

/** The alternatives of a place to its queue. @param offer undefined while unknown */
export function useOtherWays(
  service: Pick<Service, 'openReservationParameter' | 'locations'>,
  place: Pick<ServiceLocation, 'suspended' | 'remoteCounter'>,
  offer: Offer | undefined,
): OtherWays {
  const { canServe } = useBridge();
  const booking = service.openReservationParameter ? paths.setParams : paths.reserve;
  return {
    canBook: calendarStatus(offer, place.suspended).kind === 'open' && canServe(booking()),
    hasOtherOffices: service.locations.length > 1 && canServe(paths.selectWithoutTabs()),
    isByVideo: useByVideo()(place),
  };
}
