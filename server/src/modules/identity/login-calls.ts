import type { Device, Mobile } from '@vez/shared/contracts';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Unauthorized } from '../../module-api/refusal';
import type { Codes } from './codes';
import { mobileFrom } from './code-calls';
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

const isOwn = (caller: CallerIdentity, { area, number }: Mobile) =>
  caller.mobile?.area === area && caller.mobile.number === number;

/** Keeps only the kind of device from a user agent. An iPad reports itself as a computer. */
function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined) return 'unknown';
  if (/iPad|Tablet|Android(?!.*Mobi)/.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/.test(userAgent)) return 'phone';
  return /Windows|Macintosh|Linux|CrOS/.test(userAgent) ? 'computer' : 'unknown';
}

/** Logins by a code, with a provider or from the host app (API-68, API-69, API-72). */
export const loginCalls = ({ codes, sessions, login, hostAssertions, ribbonEnv }: LoginDeps) =>
  ({
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
      if (profile.staff === undefined) await adoptFormerRows(db, profile);
      const opened = await sessions.open(
        { ...profile, ribbonEnv },
        { device: deviceOf(userAgent), former: sessionCookie },
      );
      setSession(opened.cookie);
      return { ...opened.login, yiwangToken: null };
    },
  }) satisfies Handlers;
