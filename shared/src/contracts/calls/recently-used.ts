import { z } from 'zod';
import { call } from '../call';
import { serviceSummary } from '../entities';
import { instant } from '../entities/formats';
import { listQuery } from '../entities/list-query';

export const recentlyUsed = call({
  spec: ['API-50', 'CAT-62', 'CAT-63'],
  summary: 'What the caller used last, newest first, five to a page.',
  method: 'GET',
  path: 'history/services',
  query: z.object({
    page: z.coerce.number().int().min(0).max(1000).default(0),
    size: z.coerce.number().int().min(1).max(50).default(5),
    remoteCounter: listQuery.shape.remoteCounter,
    euid: z.string().max(100).optional(),
  }),
  answer: z.array(
    z.object({
      service: serviceSummary,
      locationId: z.int(),
      locationName: z.string(),
      /** False: greyed, does not open (CAT-64, VAL-50). */
      validity: z.boolean(),
      usedAt: instant,
    }),
  ),
  caller: 'token',
});
