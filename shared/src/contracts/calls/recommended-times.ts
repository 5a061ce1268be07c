import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { recommendedTimes, wireDate, wireTime } from '../entities';

const id = z.int().min(1);

export const recommendTimes = call({
  spec: ['API-27', 'DAT-24', 'BOK-53'],
  summary: 'Days and times near a wish, and which other locations still have a full one.',
  method: 'POST',
  path: 'booking/recommendTimes',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: z.object({
    locationId: id,
    serviceId: id,
    bookingDate: wireDate,
    bookingTime: wireTime.or(z.literal('')),
  }),
  answer: recommendedTimes,
  reads: true,
  caller: 'anyone',
});
