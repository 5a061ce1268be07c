import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { videoCounter } from '../entities';

export const videoServices = call({
  spec: ['CAT-16'],
  summary: 'The remote counters, each with the services that it gives by video.',
  method: 'GET',
  path: 'booking/videoServices',
  timeoutMs: SHORT_TIMEOUT_MS,
  answer: z.array(videoCounter),
  caller: 'anyone',
});
