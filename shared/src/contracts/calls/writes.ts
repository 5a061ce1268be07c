import { z } from 'zod';
import { STAFF_ROLES } from '../../domain';
import { call } from '../call';

export const settleWrite = call({
  spec: ['ERR-11'],
  summary:
    'What became of a write whose answer was lost, by its idempotency key. `notDone` is final: whatever still arrives under that key is refused (decision 94). Another person’s key answers 404.',
  method: 'POST',
  path: 'write/:key',
  params: z.object({ key: z.uuid() }),
  answer: z.object({
    outcome: z.enum(['done', 'notDone', 'running']),
    /** Where it is done: what the write itself answered, as JSON text. */
    answer: z.string().optional(),
  }),
  silent: true,
  reads: true,
  caller: 'token',
  // A write of staff can lose its answer, too.
  roles: STAFF_ROLES,
});
