import type { Mobile } from '@vez/shared/contracts';
import type { Db } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module';
import { Forbidden, Unauthorized } from '../../refusal';
import type { Codes } from './codes';
import { deviceOf } from './device';
import { adoptFormerRows } from './former-rows';
import type { HostAssertions } from './host-assertion';
import type { Login } from './login';
import { emptyProfile } from './profile-from';
import type { Sessions } from './sessions';

export interface LoginDeps {
  codes: Codes;
  sessions: Sessions;
  login: Login;
  hostAssertions: HostAssertions;
  ribbonEnv: string;
}

/** `853-66123834` of an address. */
const mobileFrom = (text: string): Mobile => {
  const [area = '', number = ''] = text.split('-');
  return { area, number };
};

const isOwn = (caller: CallerIdentity, { area, number }: Mobile) =>
  caller.mobile?.area === area && caller.mobile.number === number;

/** Codes by SMS, and logins with a provider or from the host app (API-68, API-69, API-71, API-72). */
export const loginCalls = (database: Db, { codes, sessions, login, hostAssertions, ribbonEnv }: LoginDeps) =>
  ({
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
  }) satisfies Handlers;
