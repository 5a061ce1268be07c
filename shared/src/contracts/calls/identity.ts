import { z } from 'zod';
import { call } from '../call';
import { areaCode, device, mobileDigits, userProfile } from '../entities';
import { instant, nonEmpty, webAddress } from '../entities/formats';
import { flag } from '../entities/list-query';

const login = z.object({
  /** Null where nobody is logged in. */
  jwtToken: nonEmpty.nullable(),
  expiresInSeconds: z.int(),
  userProfile: userProfile.nullable(),
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
