import { pointOf, type TestPoint } from '../testing/service-point';
import { startTestServer, type TestServer } from '../testing/test-server';
import { SESSION_COOKIE } from './session-cookie';

let vez: TestServer;
let point: TestPoint;
beforeAll(async () => {
  vez = await startTestServer();
  point = await pointOf(vez.db, 'DSI-CRC', 'CP');
});
afterAll(() => vez.stop());

interface Answer {
  of: [euid: string | null, number: string | null];
  answers: unknown[];
}

async function ask(reads: unknown, headers: Record<string, string> = {}) {
  const answer = await vez.server.inject({
    method: 'POST',
    url: '/api/personal',
    headers: { 'x-vez-language': 'pt_pt', ...headers },
    payload: { reads },
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json<Answer>() };
}
const withCookie = (cookie: string, more = {}) => ({ cookie: `${SESSION_COOKIE}=${cookie}`, ...more });
const SERVICE = expect.objectContaining({ id: 1 });
const READS = [
  ['favourites', {}],
  ['serviceById', { id: 1 }],
];

it('answers all that a screen begins with, for the owner of the cookie [ACC-12]', async () => {
  const { cookie, login } = await vez.openSession({ euid: 'ana' });
  const as = { token: login.jwtToken, mobile: { area: '', number: '' } };
  const wish = { mobNum: '66123834', ticketType: 'QUEUE' as const, ...point };
  const kept = await vez.call('addFavourite', wish, { as });
  const { status, of, answers, headers } = await ask(READS, withCookie(cookie));
  expect(status).toBe(200);
  expect(of[0]).toBe('ana');
  expect(answers).toEqual([[expect.objectContaining({ id: kept.id })], SERVICE]);
  expect(headers['cache-control']).toBe('no-store');
  // The session is neither renewed nor issued.
  expect(headers['set-cookie']).toBeUndefined();
  expect(JSON.stringify(answers)).not.toContain(login.jwtToken);
});

it('gives a visitor only public answers [ACC-12]', async () => {
  const { of, answers } = await ask(READS);
  expect(of).toEqual([null, null]);
  expect(answers).toEqual([null, SERVICE]);
});

it('treats another site, an ended session and staff as visitors', async () => {
  const ana = await vez.openSession({ euid: 'ana' });
  const answersTo = async (headers: Record<string, string>) => (await ask(READS, headers)).answers;
  expect(await answersTo(withCookie(ana.cookie, { 'sec-fetch-site': 'cross-site' }))).toEqual([
    null,
    SERVICE,
  ]);
  expect(await answersTo(withCookie('a-cookie-of-nobody'))).toEqual([null, SERVICE]);
  const clerk = { role: 'clerk' as const, departmentId: 1, offices: [] };
  const staff = await vez.openSession({ euid: 'clara', staff: clerk });
  expect(await answersTo(withCookie(staff.cookie))).toEqual([null, SERVICE]);
});

it('accepts no cookie that was replaced a while ago', async () => {
  const { cookie } = await vez.openSession({ euid: 'ana' });
  const renew = (with_: string) =>
    vez.server.inject({ method: 'POST', url: '/api/session', headers: withCookie(with_), payload: {} });
  const next = (await renew(cookie)).cookies.find(({ name }) => name === SESSION_COOKIE)!.value;
  await renew(next);
  const whose = async () => (await ask([], withCookie(cookie))).of[0];
  expect(await whose()).toBe('ana');
  vez.clock.advance(120);
  expect(await whose()).toBeNull();
});

it('makes no write and no call of the shell or of staff, and reveals nothing about failures', async () => {
  const { cookie } = await vez.openSession({ euid: 'ana' });
  const { answers } = await ask(
    [
      ['addFavourite', {}],
      ['sessions', {}],
      ['renewSession', {}],
      ['walkIn', {}],
      ['toString', {}],
      ['ticketById', { id: 'none' }],
      ['ticketCount', {}],
    ],
    withCookie(cookie),
  );
  expect(answers).toEqual([null, null, null, null, null, null, { count: 0 }]);
});

it('refuses input that is not a list of reads', async () => {
  expect((await ask([['tickets']])).status).toBe(400);
  expect((await ask(Array.from({ length: 13 }, () => ['ticketCount', {}]))).status).toBe(400);
});
