import { z } from 'zod';
import { call } from '../call';
import { device } from '../entities';
import { instant, nonEmpty } from '../entities/formats';
import { flag } from '../entities/list-query';

export const endSession = call({
  spec: ['ACC-12'],
  summary: 'Logs out; with `everywhere` on all devices of the person. Tokens end with their session.',
  method: 'DELETE',
  path: 'session',
  cost: 'read',
  query: z.object({ everywhere: flag.optional() }),
  answer: z.object({ ended: z.boolean() }),
  caller: 'anyone',
  shellOnly: true,
});

export const sessions = call({
  spec: ['ACC-12'],
  summary: 'The sessions of the caller, this one first: at most ten, of which a new login ends the oldest.',
  method: 'GET',
  path: 'sessions',
  answer: z.array(
    z.object({
      id: nonEmpty,
      device,
      startedAt: instant,
      /** To ten minutes: when it was last renewed. */
      lastUsedAt: instant,
      current: z.boolean(),
    }),
  ),
  toldByScreen: true,
  caller: 'token',
  shellOnly: true,
});

export const endOneSession = call({
  spec: ['ACC-12'],
  summary: 'Logs one session of the caller out. `ended` is false where it had ended, or is not theirs.',
  method: 'DELETE',
  path: 'sessions/:id',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ ended: z.boolean() }),
  caller: 'token',
  shellOnly: true,
});
