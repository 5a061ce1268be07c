import { z } from 'zod';
import { call } from '../call';
import { userProfile } from '../entities';
import { instant } from '../entities/formats';
import { idParams } from '../entities/list-query';

export const profileInfo = call({
  spec: ['API-70', 'API-75', 'DAT-47', 'DAT-49'],
  summary: 'The profile of the caller, with the label of the environment.',
  method: 'GET',
  path: 'profile-info',
  answer: userProfile,
  caller: 'token',
  // The shell has it from the login already.
  forOtherClients: true,
  shellOnly: true,
});

export const checkConsent = call({
  spec: ['API-65', 'ACC-25'],
  summary:
    'Whether the privacy clause has yet to be agreed to. `account` is the caller’s own: its `euid`, else its number as `351-912345678`.',
  method: 'GET',
  path: 'app/checkConsent/:account/:deviceId',
  params: z.object({ account: z.string().min(1).max(100), deviceId: z.string().min(1).max(100) }),
  answer: z.object({ show: z.boolean() }),
  silent: true,
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
  silent: true,
  caller: 'token',
});

export const privacyClause = call({
  spec: ['API-67', 'ACC-26', 'UI-03'],
  summary: 'A privacy clause, in the caller’s language: 1 is the clause of this product.',
  method: 'GET',
  path: 'app/privacyClause/:id',
  params: idParams,
  answer: z.object({
    id: z.int(),
    title: z.string(),
    paragraphs: z.array(z.string()),
    updatedAt: instant,
  }),
  caller: 'anyone',
});
