import { z } from 'zod';
import { call } from '../call';
import { areaCode, mobileDigits, userProfile } from '../entities';
import { nonEmpty } from '../entities/formats';

const login = z.object({
  /** Null where nobody is logged in. */
  jwtToken: nonEmpty.nullable(),
  expiresInSeconds: z.int(),
  userProfile: userProfile.nullable(),
});

export const validateCode = call({
  spec: ['API-71', 'ACC-23'],
  summary:
    'Trades the typed code (`token`) for a login token. Without `challengeId` it is the newest code that was sent by `sendVerificationCode` at the wish of the same address. A code of ten digits is one that an office handed out, and needs no challenge (decision 360).',
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
  reasons: ['codeWrong', 'codeExpired', 'codeUsed', 'tooManyTries', 'officeCodeWrong'],
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
    accountType: z.enum(['personal', 'corporate', 'superApp', 'staff']),
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
