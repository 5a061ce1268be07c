import { z } from 'zod';
import { call } from '../call';
import { areaCode, mobileDigits } from '../entities';

/** How long a proof of work is at most: a puzzle with its solution, as base64 of JSON. */
const proof = z.string().min(1).max(2000).optional();
const codeReasons = [
  'codeTooSoon',
  'tooManyCodes',
  'networkBusy',
  'codesBusy',
  'puzzleRequired',
  'areaNotSupported',
  'mobileInvalid',
] as const;
const sentCode = z.object({ challengeId: z.string(), retryAfterSeconds: z.int() });

export const sendVerificationCode = call({
  spec: ['API-72', 'ACC-17'],
  summary:
    'Sends an SMS code to `area` + `number` joined by a hyphen and answers a challenge without rights. Under pressure, and for a browser that does not say for which site it asks, it needs the `proof` of a puzzle, which the refusal `puzzleRequired` brings (decision 120).',
  method: 'GET',
  path: 'verificationCode/:mobile',
  cost: 'login',
  params: z.object({
    mobile: z
      .string()
      .max(21)
      .regex(/^\d{1,5}-\d{1,15}$/),
  }),
  query: z.object({ proof }),
  answer: sentCode,
  caller: 'anyone',
  shellOnly: true,
  forOtherClients: true,
  reasons: codeReasons,
});

export const sendCode = call({
  spec: ['API-72', 'ACC-17'],
  summary:
    'Sends an SMS code, as our own pages ask for it: from the same site alone, and without `proof` while there is no pressure (decision 120). Its challenge is needed to use the code.',
  method: 'POST',
  path: 'verificationCode',
  cost: 'login',
  tokenFree: true,
  body: z.object({ areaCode, mobileNumber: mobileDigits, proof }),
  answer: sentCode,
  caller: 'anyone',
  shellOnly: true,
  keptAnswer: true,
  reasons: codeReasons,
});
