import { z } from 'zod';
import { call } from '../call';
import { instant } from '../entities/formats';

export const checkConsent = call({
  spec: ['API-65', 'ACC-25'],
  summary:
    'Whether the privacy clause has yet to be agreed to. `account` is the caller’s own: its `euid`, else its number as `351-912345678`.',
  method: 'GET',
  path: 'app/checkConsent/:account/:deviceId',
  params: z.object({ account: z.string().min(1).max(100), deviceId: z.string().min(1).max(100) }),
  answer: z.object({ show: z.boolean() }),
  toldByScreen: true,
  caller: 'token',
});

export const consent = call({
  spec: ['API-66'],
  summary:
    'Agrees to the privacy clause, for the caller’s own account: its euid, else area and number as `351-912345678`.',
  method: 'POST',
  path: 'app/consent',
  body: z.object({ account: z.string().min(1).max(100), deviceId: z.string().min(1).max(100) }),
  answer: z.object({ consentedAt: instant }),
  toldByScreen: true,
  caller: 'token',
});
