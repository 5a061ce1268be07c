import { auditSubjectOf } from '../modules/audit';
import { pointOf, type TestPoint } from '../testing/service-point';
import { solvePuzzle } from '../testing/solve-puzzle';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

const SECRET = 'a-secret-of-tests-with-enough-letters';
const NUMBER = '66123834';
const MOBILE = { areaCode: '853', mobileNumber: NUMBER };
const OWNER = '203.0.113.1';

let city: TestServer;
let office: TestPoint;
let receptionist: TestCaller;
const asBruno = () => city.staff({ role: 'receptionist', euid: 'bruno', name: 'Bruno Lei' });
beforeEach(async () => {
  city = await startTestServer({ env: { VEZ_SMS_LIMITS: 'on', VEZ_PUZZLE_TRIES: '2' } });
  office = await pointOf(city.db, 'DSI-CRC', 'CP');
  receptionist = await asBruno();
});
afterEach(() => city.stop());

const wish = (of: Partial<typeof MOBILE> = {}) => ({
  locationId: office.locationId,
  ...MOBILE,
  ...of,
  identityChecked: true as const,
});
const handOut = async (as = receptionist, of?: Partial<typeof MOBILE>) =>
  (await city.call('handOutCode', wish(of), { as })).code;
const logIn = (token: string, { ip = OWNER, ...of }: Partial<typeof MOBILE> & { ip?: string } = {}) =>
  city.send('validateCode', { ...MOBILE, ...of, token }, { ip });
const reasonOf = async (answer: ReturnType<typeof logIn>) =>
  (await answer).json<{ reason?: string }>().reason;
const owner = (): TestCaller => ({ token: undefined, mobile: { area: '853', number: NUMBER } });

/** Uses the number's free codes up, from many networks, so that a further one costs a hard puzzle. */
async function useUpCodes() {
  for (let at = 0; at < 24; at += 1) {
    const ip = `${20 + at}.51.100.1`;
    const first = await city.send('sendCode', MOBILE, { ip });
    const { puzzle } = first.json<{ puzzle?: object }>();
    if (puzzle) await city.send('sendCode', { ...MOBILE, proof: await solvePuzzle(puzzle) }, { ip });
  }
}

describe('a code that an office hands out', () => {
  it('logs the owner of a number in while strangers use its codes up [ACC-17] [API-71]', async () => {
    await useUpCodes();
    expect((await city.send('sendCode', MOBILE, { ip: OWNER })).statusCode).toBe(428);
    const code = await handOut();
    expect(code).toMatch(/^\d{10}$/);
    const answer = await logIn(`${code} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<object>()).toMatchObject({ userProfile: { mobArea: '853', mobNum: NUMBER } });
  });

  it('lets the owner in after the wrong tries of strangers, with a challenge or without', async () => {
    const code = await handOut();
    const { challengeId } = (await city.send('sendCode', MOBILE, { ip: OWNER })).json<{
      challengeId: string;
    }>();
    for (let guess = 0; guess < 30; guess += 1) {
      const wrong = String(guess).padStart(10, '0');
      const ip = `198.51.100.${guess}`;
      const tried = city.send('validateCode', { ...MOBILE, token: wrong, challengeId }, { ip });
      expect(await reasonOf(tried)).toBe('officeCodeWrong');
      expect(await reasonOf(logIn(code.slice(0, 6), { ip }))).toBe('codeExpired');
    }
    const tries = await city.db.query<{ tries: number }>('SELECT tries FROM sms_code');
    expect(tries).toEqual([{ tries: 0 }]);
    expect((await logIn(code)).statusCode).toBe(200);
  });

  it('works once, even for two simultaneous attempts', async () => {
    const code = await handOut();
    const together = await Promise.all([logIn(code), logIn(code, { ip: '198.51.100.7' })]);
    expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await reasonOf(logIn(code))).toBe('officeCodeWrong');
  });

  it('is valid for ten minutes, and for its own number only', async () => {
    const code = await handOut();
    expect(await reasonOf(logIn(code, { mobileNumber: '66123835' }))).toBe('officeCodeWrong');
    city.clock.advance(599);
    expect((await logIn(code)).statusCode).toBe(200);
    const late = await handOut();
    city.clock.advance(601);
    expect(await reasonOf(logIn(late))).toBe('officeCodeWrong');
  });

  it('is issued only by reception and supervisors of that office, and by no counter system', async () => {
    const { departmentId, locationId } = office;
    const statuses: Record<string, number> = {};
    const callers: Record<string, TestCaller> = {
      supervisor: await city.staff({ role: 'supervisor' }),
      clerk: await city.staff({ role: 'clerk' }),
      kiosk: await city.staff({ role: 'kiosk' }),
      'another office': await city.staff({ role: 'receptionist', departmentId, offices: [locationId + 1] }),
      'another department': await city.staff({ role: 'receptionist', departmentId: 9_999 }),
      'counter system': city.counterSystem,
      citizen: await city.citizen(),
    };
    for (const [name, as] of Object.entries(callers))
      statuses[name] = (await city.send('handOutCode', wish(), { as })).statusCode;
    expect(statuses).toEqual({
      ...Object.fromEntries(Object.keys(callers).map((name) => [name, 403])),
      supervisor: 200,
    });
    expect(await city.db.query('SELECT owner FROM office_code')).toHaveLength(1);
  });

  it('is issued only after a check of an ID, for a number that can get SMS', async () => {
    const as = receptionist;
    const unchecked = { ...wish(), identityChecked: false } as unknown as ReturnType<typeof wish>;
    expect((await city.send('handOutCode', unchecked, { as })).statusCode).toBe(400);
    expect((await city.refusal('handOutCode', wish({ mobileNumber: '123' }), { as })).reason).toBe(
      'mobileInvalid',
    );
    expect((await city.refusal('handOutCode', wish({ areaCode: '999' }), { as })).reason).toBe(
      'areaNotSupported',
    );
  });

  it('is limited to 3 an hour for a number and 20 for a member of staff', async () => {
    const other = await city.staff({ role: 'receptionist', euid: 'carla' });
    const refused = async (as: TestCaller, mobileNumber?: string) => {
      const answer = await city.send('handOutCode', wish(mobileNumber ? { mobileNumber } : {}), { as });
      return [answer.json<{ reason?: string }>().reason, Number(answer.headers['retry-after'])];
    };
    for (let at = 0; at < 3; at += 1) {
      await handOut(at === 0 ? other : receptionist);
      city.clock.advance(60);
    }
    expect(await refused(other)).toEqual(['tooManyHandedOut', 3_600 - 180]);
    for (let at = 2; at < 20; at += 1) await handOut(receptionist, { mobileNumber: String(66_200_000 + at) });
    expect((await refused(receptionist, '66300000'))[0]).toBe('tooManyHandedOut');
    await handOut(other, { mobileNumber: '66300000' });
    city.clock.advance(3_600);
    await handOut(await asBruno());
  });

  it('stays within its limits if several staff members issue one at the same time', async () => {
    const others = await Promise.all(
      Array.from({ length: 6 }, (_, at) => city.staff({ role: 'receptionist', euid: `person-${at}` })),
    );
    const answers = await Promise.all(others.map((as) => city.send('handOutCode', wish(), { as })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });

  it('is announced to the number by SMS, without the code, in the language of its last ticket', async () => {
    const code = await handOut();
    const [text] = await city.messagesTo(owner());
    expect(text).toMatch(
      /^Vez: China Plaza handed out a login code for this number at 09:31\. Not you\? Call \d+\.$/,
    );
    expect(text).not.toContain(code);
    const as = await city.citizen({ area: '853', number: NUMBER });
    await city.call('openCounter', { ...office, counter: '1' }, { as: city.counterSystem });
    const { locationId, serviceId } = office;
    const request = {
      locationId,
      serviceId,
      cntToAlert: null,
      messageCode: null,
      mobArea: '853',
      mobNum: NUMBER,
    };
    await city.call('takeQueueTicket', request, { as, language: 'pt_pt' });
    await handOut();
    expect((await city.messagesTo(owner())).at(-1)).toMatch(/entregou às \d{2}:\d{2} um código de acesso/);
  });

  it('is in the audit with staff, office and a digest of the number, and nowhere in clear', async () => {
    const code = await handOut();
    const entries = await city.db.query<{ subject: string; facts: object }>(
      `SELECT subject, facts FROM audit WHERE kind = 'credential'`,
    );
    expect(entries).toEqual([
      {
        subject: expect.any(String),
        facts: {
          locationId: office.locationId,
          role: 'receptionist',
          by: expect.stringMatching(/^s1\./),
          about: auditSubjectOf([SECRET], `853-${NUMBER}`),
        },
      },
    ]);
    const kept = JSON.stringify([entries, await city.db.query('SELECT * FROM office_code')]);
    for (const secret of [code, NUMBER, 'Bruno', 'bruno']) expect(kept).not.toContain(secret);
  });
});
