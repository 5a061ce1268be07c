import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { bookingInfo } from '../entities';
import { serviceLocationFlags } from '../entities/catalogue';
import { realDayOrEmpty } from '../entities/formats';
import { serviceAtLocationParams } from '../entities/list-query';

export const locationService = call({
  spec: ['API-20', 'DAT-14', 'DAT-15', 'BOK-03'],
  summary: 'What a service offers at a location now: flags and booking availability.',
  method: 'GET',
  path: 'booking/locationService/:locationId/:serviceId',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: serviceAtLocationParams,
  answer: serviceLocationFlags.extend(bookingInfo.shape).extend({
    /** DD/MM/YYYY of the first day that can be booked; empty if none. */
    firstBookableDate: realDayOrEmpty,
  }),
  caller: 'anyone',
});
