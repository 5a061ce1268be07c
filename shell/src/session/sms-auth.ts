import type { Auth, Mobile } from '@vez/shared/contracts/client';
import { session as storage } from '../storage';
import type { AuthCalls, Login } from './auth-calls';
import { createSmsChallenges } from './sms-challenge';

const wireOf = ({ area, number }: Mobile) => ({ areaCode: area, mobileNumber: number });

/** Sends a code by SMS and logs in with it; each code is sent with its challenge (ACC-17). */
export function createSmsAuth(
  calls: Pick<AuthCalls, 'sendCode' | 'validateCode'>,
  take: (login: Login) => void,
): Pick<Auth, 'sendCode' | 'verifyCode'> {
  const challenges = createSmsChallenges(storage);
  return {
    async sendCode(mobile) {
      const sent = await calls.sendCode(wireOf(mobile));
      challenges.keep(mobile, sent.challengeId);
      return sent;
    },
    async verifyCode(mobile, code) {
      const challengeId = challenges.of(mobile);
      take(await calls.validateCode({ ...wireOf(mobile), token: code, ...(challengeId && { challengeId }) }));
      challenges.forget(mobile);
    },
  };
}
