import type { TestCaller } from '../test-server';
import { NO_ID, NOWHERE, type CallObjects, type World } from './call-object';

const nobody = '853-62999999';
const numberOf = ({ mobile }: TestCaller) => `${mobile.area}-${mobile.number}`;
const accountOf = (caller: TestCaller) => caller.euid ?? numberOf(caller);

let numbers = 0;
const freshNumber = () => {
  numbers += 1;
  return String(63_000_000 + numbers);
};

async function codeSentTo({ city }: World, mobileNumber: string) {
  const wish = { areaCode: '853', mobileNumber };
  const { challengeId } = await city.call('sendCode', wish, { ip: city.freshAddress() });
  const [row] = await city.db.query<{ code: string }>('SELECT code FROM sms_outbox WHERE mob_num = $1', [
    city.db.personal.token(mobileNumber),
  ]);
  return { ...wish, challengeId, token: row!.code };
}

export const identityObjects = {
  sendVerificationCode: { of: 'nothing', input: () => ({ mobile: `853-${freshNumber()}` }) },
  sendCode: { of: 'nothing', input: () => ({ areaCode: '853', mobileNumber: freshNumber() }) },
  // A code belongs to the person who reads it on their phone.
  validateCode: {
    of: 'everybody',
    existing: (world) => codeSentTo(world, freshNumber()),
    missing: () => ({ areaCode: '853', mobileNumber: freshNumber(), token: '000000' }),
    refused: { status: 422, code: 602, reason: 'codeExpired' },
  },
  tokenOfMobile: {
    of: 'owner',
    existing: (_world, _caller, owner) => ({ mobile: numberOf(owner) }),
    missing: () => ({ mobile: nobody }),
    refused: { status: 401, code: 401 },
  },
  // The tests of the matrix have no identity provider: every code is unknown to it.
  loginAddress: {
    of: 'nothing',
    input: () => ({ accountType: 'personal' }),
    answer: { status: 422, code: 602, reason: 'loginFailed' },
  },
  getAccessToken: {
    of: 'nothing',
    input: () => ({ code: 'of nobody', accountType: 'personal', codeVerifier: 'v'.repeat(43) }),
    answer: { status: 422, code: 602, reason: 'loginFailed' },
  },
  renewSession: { of: 'nothing', input: () => ({}) },
  endSession: { of: 'nothing', input: () => ({}) },
  profileInfo: { of: 'nothing', input: () => ({}) },
  sessions: { of: 'nothing', input: () => ({}) },
  ownData: { of: 'nothing', input: () => ({}) },
  ownDataFile: { of: 'nothing', input: () => ({}) },
  eraseOwnData: { of: 'nothing', input: () => ({}) },
  endOneSession: {
    of: 'owner',
    async existing({ city }, _caller, owner) {
      const [own] = await city.call('sessions', {}, { as: owner });
      return { id: own!.id };
    },
    missing: () => ({ id: NOWHERE }),
    refused: { status: 200 },
  },
  checkConsent: {
    of: 'owner',
    existing: (_world, _caller, owner) => ({ account: accountOf(owner), deviceId: 'a-phone' }),
    missing: () => ({ account: nobody, deviceId: 'a-phone' }),
  },
  consent: {
    of: 'owner',
    existing: (_world, _caller, owner) => ({ account: accountOf(owner), deviceId: 'a-phone' }),
    missing: () => ({ account: nobody, deviceId: 'a-phone' }),
  },
  privacyClause: { of: 'everybody', existing: () => ({ id: 1 }), missing: () => ({ id: NO_ID }) },
} satisfies Partial<CallObjects>;
