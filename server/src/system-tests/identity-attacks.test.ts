import { randomBytes } from 'node:crypto';
import { startIdentityProvider, type IdentityProvider } from '../dev/identity-provider';
import { loginAtProvider } from '../testing/login-at-provider';
import { reservationOf } from '../testing/reservation';
import { adjustPoint, pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

const REDIRECT = 'http://localhost:8080/home';
const DAY = '2026-12-02';

let people: IdentityProvider;
let companies: IdentityProvider;
let first: TestServer;
let second: TestServer;
let point: TestPoint;

/** The development provider warns about its own shortcuts for development. */
const hush = () => {
  for (const name of ['warn', 'info'] as const) jest.spyOn(console, name).mockImplementation(() => undefined);
};
beforeEach(hush);
beforeAll(async () => {
  hush();
  [people, companies] = await Promise.all([
    startIdentityProvider('vez', REDIRECT),
    startIdentityProvider('vez', REDIRECT),
  ]);
  const env = {
    VEZ_OIDC_PERSONAL_ISSUER: people.issuer,
    VEZ_OIDC_CORPORATE_ISSUER: companies.issuer,
  };
  first = await startTestServer({
    env,
    prepare: async (db) => {
      point = await pointOf(db, 'DSI-CRC', 'CP');
      await adjustPoint(db, point, { slot_capacity: 100, queue_quota: 100 });
    },
  });
  second = await startTestServer({ env, beside: first });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await Promise.all([people.stop(), companies.stop()]);
});

/** Logs a person in at a provider, as the page would. */
async function logIn(vez: TestServer, person: string, accountType: 'personal' | 'corporate') {
  const codeVerifier = randomBytes(32).toString('base64url');
  const provider = accountType === 'personal' ? people : companies;
  const code = await loginAtProvider(provider, REDIRECT, person, codeVerifier);
  const { jwtToken, userProfile } = await vez.call('getAccessToken', { code, codeVerifier, accountType });
  const mobile = { area: userProfile!.mobArea, number: userProfile!.mobNum };
  return { token: jwtToken!, euid: userProfile!.euid!, mobile } satisfies TestCaller;
}
const book = async (vez: TestServer, as: TestCaller, time: string) =>
  (await vez.call('reserve', reservationOf(point, as, DAY, time), { as })).ticket;
const idsOf = async (vez: TestServer, as: TestCaller) =>
  (await vez.call('tickets', {}, { as })).bookingTickets.map(({ ticket }) => ticket.id);

describe('a company whose contact phone is a person’s own number', () => {
  const owner = { area: '853', number: '66001003' };

  it('neither sees nor cancels that person’s tickets [ACC-07] [TIX-34]', async () => {
    const citizen = await first.citizen(owner);
    const { id } = await book(first, citizen, '09:00');
    const company = await logIn(second, 'lotus', 'corporate');
    expect(await idsOf(second, company)).toEqual([]);
    expect(await second.call('ticketCount', {}, { as: company })).toEqual({ count: 0 });
    for (const name of ['ticketById', 'cancelTicket'] as const) {
      expect(await second.refusal(name, { id }, { as: company })).toMatchObject({ status: 404 });
    }
    expect(await idsOf(first, citizen)).toEqual([id]);
  });

  it('takes nothing for that number until a code has proved it [ACC-07]', async () => {
    const company = await logIn(second, 'lotus', 'corporate');
    const asked = reservationOf(point, { ...company, mobile: owner }, DAY, '10:00');
    expect(await second.refusal('reserve', asked, { as: company })).toMatchObject({
      reason: 'mobileNotVerified',
    });
    expect((await second.refusal('tokenOfMobile', { mobile: '853-66001003' }, { as: company })).status).toBe(
      401,
    );
  });
});

describe('a person with the same subject at another issuer', () => {
  it('is another person, without tickets, favourites or consents of the first', async () => {
    const chan = await logIn(first, 'chan', 'personal');
    const { id } = await book(first, chan, '09:30');
    const favourite = { ...point, mobNum: '', ticketType: 'QUEUE' as const };
    const { id: favouriteId } = await first.call('addFavourite', favourite, { as: chan });
    const consent = { account: 'chan', deviceId: 'a-phone' };
    await first.call('consent', consent, { as: chan });

    const other = await logIn(second, 'chan', 'corporate');
    expect(other.euid).toBe(chan.euid);
    expect(await idsOf(second, other)).toEqual([]);
    expect((await second.refusal('cancelTicket', { id }, { as: other })).status).toBe(404);
    expect((await second.refusal('favouriteById', { id: favouriteId }, { as: other })).status).toBe(404);
    expect(await second.call('checkConsent', consent, { as: other })).toEqual({ show: true });

    const again = await logIn(second, 'chan', 'personal');
    expect(await idsOf(second, again)).toEqual([id]);
    expect(await second.call('checkConsent', consent, { as: again })).toEqual({ show: false });
  });
});

describe('another person’s ID number', () => {
  const ID = '1234567A';
  const withId = (as: TestCaller, time: string, identifyNo = ID) => ({
    ...reservationOf(point, as, DAY, time),
    identifyNo,
  });

  it('neither blocks its owner nor reveals a ticket', async () => {
    const [thief, owner] = [await first.citizen(), await first.citizen()];
    await first.call('reserve', withId(thief, '11:00'), { as: thief });
    const { ticket } = await second.call('reserve', withId(owner, '11:30'), { as: owner });
    expect(await idsOf(first, owner)).toEqual([ticket.id]);
  });

  it('gives the same days and times whether it has a ticket or not', async () => {
    const known = await second.send('bookableDatesByPathAndIdNumber', { ...point, idNumber: ID });
    const unknown = await second.send('bookableDatesByPathAndIdNumber', { ...point, idNumber: '7654321Z' });
    expect(known.body).toBe(unknown.body);
    const dated = (idNumber: string) => second.send('bookableDates', { ...point, idNumber });
    expect((await dated(ID)).body).toBe((await dated('7654321Z')).body);
    const timed = (idCard: string) =>
      second.send('bookableTimesOfDay', { ...point, bookingDate: '02/12/2026', idCard });
    expect((await timed(ID)).body).toBe((await timed('7654321Z')).body);
  });
});
