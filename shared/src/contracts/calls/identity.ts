import { z } from 'zod';
import { call } from '../call';
import { areaCode, device, mobileDigits, userProfile } from '../entities';
import { instant, nonEmpty, webAddress } from '../entities/formats';
import { flag, idParams } from '../entities/list-query';

const login = z.object({
  /** Null where nobody is logged in. */
  jwtToken: nonEmpty.nullable(),
  expiresInSeconds: z.int(),
  userProfile: userProfile.nullable(),
});

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
    'Sends an SMS code to `area` + `number` joined by a hyphen and answers a challenge without rights. Needs the `proof` of a puzzle, which the refusal `puzzleRequired` brings (decision 120).',
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

export const validateCode = call({
  spec: ['API-71', 'ACC-23'],
  summary:
    'Trades the typed code (`token`) for a login token. Without `challengeId` it is the newest code that was sent by `sendVerificationCode` at the wish of the same address.',
  method: 'POST',
  path: 'valid',
  cost: 'login',
  tokenFree: true,
  body: z.object({
    areaCode,
    mobileNumber: mobileDigits,
    token: z.string().min(1).max(12),
    challengeId: z.uuid().optional(),
  }),
  answer: login,
  caller: 'anyone',
  shellOnly: true,
  reasons: ['codeWrong', 'codeExpired', 'codeUsed', 'tooManyTries'],
});

export const tokenOfMobile = call({
  spec: ['API-68'],
  summary: 'The token of a caller who proved this number in this session, else 401 (decision 23).',
  method: 'GET',
  path: 'token/:mobile',
  params: z.object({
    mobile: z
      .string()
      .max(21)
      .regex(/^\d{1,5}-\d{1,15}$/),
  }),
  answer: z.object({ jwt: z.string() }),
  caller: 'token',
  shellOnly: true,
  forOtherClients: true,
});

export const loginAddress = call({
  spec: ['ACC-13'],
  summary: 'Where a login with a provider begins, as the provider itself tells (OpenID discovery).',
  method: 'GET',
  path: 'loginAddress/:accountType',
  params: z.object({ accountType: z.enum(['personal', 'corporate']) }),
  answer: z.object({ authorizeUrl: webAddress }),
  // The screen that was asked to log in says that it cannot.
  silent: true,
  caller: 'anyone',
  shellOnly: true,
  reasons: ['loginFailed'],
});

export const getAccessToken = call({
  spec: ['API-69', 'ACC-13', 'ACC-18'],
  summary:
    'Trades a login code for a token. `url` and `authUrl` are ignored: the account type picks the issuer. For `superApp` the code is the assertion that the host app has signed, whose `nonce` is the challenge (S256) of `codeVerifier`.',
  method: 'POST',
  path: 'getAccessToken',
  cost: 'login',
  tokenFree: true,
  body: z.object({
    code: z.string().min(1).max(4000),
    url: z.string().max(2000).optional(),
    accountType: z.enum(['personal', 'corporate', 'superApp']),
    /** PKCE; an assertion names its challenge as its `nonce`. */
    codeVerifier: z.string().min(43).max(128).optional(),
    authUrl: z.string().max(2000).optional(),
  }),
  answer: login.extend({ yiwangToken: z.string().nullable() }),
  caller: 'anyone',
  shellOnly: true,
  reasons: ['loginFailed', 'loginUsed'],
});

export const renewSession = call({
  spec: ['ACC-22', 'SHL-25'],
  summary: 'A fresh short token for whoever holds the session cookie.',
  method: 'POST',
  path: 'session',
  cost: 'read',
  tokenFree: true,
  body: z.object({}),
  answer: login,
  silent: true,
  caller: 'anyone',
  shellOnly: true,
});

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
  silent: true,
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
