import type { Mobile } from '@vez/shared/contracts';
import { mobileName } from '@vez/shared/domain';
import { statement } from '../../db/db';
import type { CallerIdentity, Deps, ServerModule } from '../../module';
import { Forbidden, NotFound, Unauthorized } from '../../refusal';
import type { Codes } from './codes';
import { adoptFormerRows } from './former-rows';
import type { HostAssertions } from './host-assertion';
import type { Login } from './login';
import { emptyProfile } from './profile-from';
import { CLAUSE_ID, privacyClause } from './privacy-clause';
import { deviceOf } from './device';
import type { Sessions } from './sessions';

export { limitsWithin, RELAXED_LIMITS, type CodeLimits } from './code-limits';
export { checkMobile, createCodes, type Codes } from './codes';
export { createHostAssertions, type HostAssertions, type HostSettings } from './host-assertion';
export { createLogin, type Login, type LoginSettings } from './login';
export { personKey } from './person-key';
export { emptyProfile, profileFrom, type Person } from './profile-from';
export { createSessions, type Sessions } from './sessions';

const FIND_CONSENT = statement(
  'consent-find',
  'SELECT 1 AS found FROM consent WHERE account = $1 AND device_id = $2 AND clause_id = $3',
);
const KEEP_CONSENT = statement(
  'consent-keep',
  `INSERT INTO consent (account, device_id, clause_id, consented_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (account, device_id, clause_id) DO NOTHING`,
);

/** `853-66123834` of an address. */
const mobileFrom = (text: string): Mobile => {
  const [area = '', number = ''] = text.split('-');
  return { area, number };
};

const isOwn = (caller: CallerIdentity, { area, number }: Mobile) =>
  caller.mobile?.area === area && caller.mobile.number === number;

/**
 * What the consents of an account are kept under.
 * @throws NotFound for the account of another, as for one that does not exist
 */
function ownAccount(caller: CallerIdentity, account: string): string {
  const { euid, person, mobile } = caller;
  if (account === euid && person !== undefined) return person;
  if (mobile !== undefined && account === mobileName(mobile)) return account;
  throw new NotFound();
}

/** @throws Unauthorized for a caller without a session of their own */
function ownSession({ sessionId }: CallerIdentity): string {
  if (sessionId === undefined) throw new Unauthorized();
  return sessionId;
}

/** Who is calling: codes by SMS, accounts, sessions, consent (API-65 to API-72). */
export function identityModule(
  { clock, db: database }: Deps,
  {
    codes,
    sessions,
    login,
    hostAssertions,
    ribbonEnv,
  }: {
    codes: Codes;
    sessions: Sessions;
    login: Login;
    hostAssertions: HostAssertions;
    ribbonEnv: string;
  },
): ServerModule {
  return {
    name: 'identity',
    handlers: {
      async sendVerificationCode({ params, query, ip, language, isFromElsewhere }) {
        if (isFromElsewhere) throw new Forbidden();
        // An image or a link of any page can make a browser ask this: without a proof nothing is sent.
        const request = { mobile: mobileFrom(params.mobile), ip, language, proof: query.proof };
        const needs = { call: 'sendVerificationCode', isProofNeeded: true, keepsId: false };
        return database.tx((tx) => codes.send(tx, { ...request, ...needs }));
      },

      async sendCode({ body, db, ip, language, isFromElsewhere }) {
        if (isFromElsewhere) throw new Forbidden();
        const mobile = { area: body.areaCode, number: body.mobileNumber };
        const needs = { call: 'sendCode', isProofNeeded: false, keepsId: true };
        return codes.send(db, { mobile, ip, language, proof: body.proof, ...needs });
      },

      async validateCode({ body, ip, userAgent, sessionCookie, setSession }) {
        const mobile = { area: body.areaCode, number: body.mobileNumber };
        await codes.use({ mobile, code: body.token, challengeId: body.challengeId, ip });
        const proved = {
          ...emptyProfile,
          mobArea: mobile.area,
          mobNum: mobile.number,
          mobile: mobile.number,
        };
        const opened =
          (await sessions.prove(sessionCookie, mobile)) ??
          (await sessions.open(
            { ...proved, ribbonEnv },
            { device: deviceOf(userAgent), former: sessionCookie },
          ));
        if (opened.cookie !== undefined) setSession(opened.cookie);
        return opened.login;
      },

      async tokenOfMobile({ params, caller }) {
        if (!isOwn(caller, mobileFrom(params.mobile)) || caller.sessionId === undefined)
          throw new Unauthorized();
        return { jwt: sessions.tokenOf(caller.sessionId) };
      },

      async loginAddress({ params }) {
        return { authorizeUrl: await login.authorizeUrl(params.accountType) };
      },

      async getAccessToken({ body, db, host, userAgent, sessionCookie, setSession }) {
        const { accountType, code, codeVerifier } = body;
        const profile =
          accountType === 'superApp'
            ? await hostAssertions.accept(code, codeVerifier)
            : await login.exchange(code, codeVerifier, accountType, host);
        await adoptFormerRows(db, profile);
        const opened = await sessions.open(
          { ...profile, ribbonEnv },
          { device: deviceOf(userAgent), former: sessionCookie },
        );
        setSession(opened.cookie);
        return { ...opened.login, yiwangToken: null };
      },

      async renewSession({ sessionCookie, setSession }) {
        const renewed = await sessions.renew(sessionCookie);
        if (renewed.cookie !== undefined) setSession(renewed.cookie);
        else if (renewed.login.jwtToken === null && sessionCookie !== undefined) setSession(null);
        return renewed.login;
      },

      async endSession({ query, caller, sessionCookie, setSession }) {
        const { everywhere = false } = query;
        await sessions.end({ cookie: sessionCookie, sessionHash: caller.sessionId, everywhere });
        setSession(null);
        return { ended: true };
      },

      sessions: async ({ caller }) => sessions.all(ownSession(caller)),
      endOneSession: async ({ params, caller }) => ({
        ended: await sessions.endOne(ownSession(caller), params.id),
      }),

      async profileInfo({ caller }) {
        const profile =
          caller.sessionId === undefined ? undefined : await sessions.profileOf(caller.sessionId);
        if (profile === undefined) throw new Unauthorized();
        return profile;
      },

      async checkConsent({ params, caller, db }) {
        const account = ownAccount(caller, params.account);
        const found = await db.query(FIND_CONSENT, [account, params.deviceId, CLAUSE_ID]);
        return { show: found.length === 0 };
      },

      async consent({ body, caller, db }) {
        const account = ownAccount(caller, body.account);
        const now = clock.now();
        await db.query(KEEP_CONSENT, [account, body.deviceId, CLAUSE_ID, now]);
        return { consentedAt: now.toISOString() };
      },

      async privacyClause({ params, language }) {
        if (params.id !== CLAUSE_ID) throw new NotFound();
        return privacyClause(language);
      },
    },
  };
}
