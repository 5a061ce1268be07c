import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { offer } from '../entities';
import { serviceAtLocationParams } from '../entities/list-query';

export const locationService = call({
  spec: ['API-20', 'DAT-14', 'DAT-15', 'BOK-03'],
  summary: 'What a service offers at a location now: flags and booking availability.',
  method: 'GET',
  path: 'booking/locationService/:locationId/:serviceId',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: serviceAtLocationParams,
  answer: offer,
  caller: 'anyone',
});
