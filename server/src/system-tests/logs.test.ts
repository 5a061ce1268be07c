import { Writable } from 'node:stream';
import { calls, type CallDefinition } from '@vez/shared/contracts';
import pino from 'pino';
import { createDelivery } from '../modules/sms';
import { reservationOf } from '../testing/reservation';
import { pointOf } from '../testing/service-point';
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server';

/** Placed in requests wherever a text can be; it must not appear in any log. */
const NUMBER = '66123834';
const ID_NUMBER = '110101199003074258';
const NAME = '陳大文';
const EMAIL = 'sown@example.mo';
const SOWN = [NUMBER, ID_NUMBER, '12345670', NAME, encodeURIComponent(NAME), EMAIL];

let lines: string[] = [];
const written = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString('utf8'));
    done();
  },
});
const log = pino({ level: 'trace', base: null }, written);

let city: TestServer;
let as: TestCaller;
beforeAll(async () => {
  city = await startTestServer({ log });
  as = await city.citizen({ area: '853', number: NUMBER });
});
afterAll(() => city.stop());
beforeEach(() => {
  lines = [];
  // Output that bypasses the log must not contain it either.
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    jest.spyOn(console, name).mockImplementation((...parts: unknown[]) => void lines.push(parts.join(' ')));
  }
});

const everything = () => lines.join('\n');
function expectNothingSown() {
  expect(lines.length).toBeGreaterThan(0);
  for (const sown of SOWN) expect(everything()).not.toContain(sown);
}

describe('a number sent in requests appears in no log', () => {
  it.each(Object.entries(calls) as [string, CallDefinition][])('of %s', async (_, { method, path }) => {
    const paths = [NUMBER, ID_NUMBER, `853-${NUMBER}`, encodeURIComponent(NAME), '5'].map((value) =>
      path.replace(/:\w+/g, value),
    );
    const bodies: unknown[] = [
      {
        mobNum: NUMBER,
        mobileNumber: NUMBER,
        identifyNo: ID_NUMBER,
        token: '123456',
        euid: NUMBER,
        keyword: NAME,
        contactEmail: EMAIL,
      },
      { params: [{ name: NAME, value: ID_NUMBER }], [NUMBER]: ID_NUMBER, serviceId: NUMBER, id: ID_NUMBER },
      `{"mobNum": ${NUMBER}oops`,
      `"${NAME} ${NUMBER}\u0000"`,
    ];
    for (const [at, each] of paths.entries()) {
      for (const body of bodies) {
        await city.server.inject({
          method,
          url: `/api/${each}?euid=${NUMBER}&keyword=${encodeURIComponent(NAME)}&idNumber=${ID_NUMBER}`,
          headers: {
            ...(at % 2 === 0 ? { authorization: `Bearer ${as.token}` } : {}),
            'content-type': 'application/json',
            'user-agent': `Browser of ${ID_NUMBER}`,
            'x-trace-id': NUMBER,
            'x-forwarded-for': NUMBER,
            'idempotency-key': ID_NUMBER,
            'x-vez-language': NUMBER,
            cookie: `__Host-vez=${ID_NUMBER}; a=${NUMBER}`,
            referer: `https://example.mo/${NUMBER}`,
          },
          ...(method === 'GET' || method === 'DELETE'
            ? {}
            : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
        });
      }
    }
    expectNothingSown();
  });

  it('of a booking that succeeds, and of one that the database refuses while quoting its row', async () => {
    const point = await pointOf(city.db, 'DSI-BIR-R', 'CP');
    const request = {
      ...reservationOf(point, as, '2026-12-02', '09:00'),
      identifyNo: '12345670',
    };
    const { ticket } = await city.call('reserve', request, { as });
    await city.call('cancelTicket', { id: ticket.id }, { as });
    await city.db.query(
      `ALTER TABLE ticket ADD CONSTRAINT odd CHECK (mob_num <> '${city.db.personal.token(NUMBER)}') NOT VALID`,
    );
    const refused = await city.refusal('reserve', { ...request, bookingDate: '03/12/2026' }, { as });
    await city.db.query('ALTER TABLE ticket DROP CONSTRAINT odd');
    expect(refused).toMatchObject({ status: 500, code: 603 });
    expect(everything()).toContain('"constraint":"odd"');
    expectNothingSown();
  });

  it('of a code by SMS whose gateway answers with the number', async () => {
    await city.call('sendVerificationCode', { mobile: `853-${NUMBER}` });
    const [text] = (await city.messagesTo(as)).slice(-1);
    const code = /\d{6}/.exec(text!)![0];
    const delivery = createDelivery({
      ...city,
      log,
      gateway: {
        async send({ mobile }) {
          throw new Error(`${mobile.number} cannot be reached: ${text}`);
        },
      },
    });
    await delivery.sweep();
    await delivery.settled();
    const wrong = { areaCode: '853', mobileNumber: NUMBER, token: code === '000000' ? '1' : '000000' };
    await city.refusal('validateCode', wrong);
    await city.call('validateCode', { ...wrong, token: code });
    expect(everything()).toContain('SMS not delivered yet');
    expect(everything()).not.toContain(code);
    expectNothingSown();
  });
});

it('logs each call with its route, status, duration and trace', async () => {
  await city.server.inject({ url: `/api/verificationCode/853-${NUMBER.slice(1)}` });
  const line = lines
    .map((each) => JSON.parse(each) as Record<string, unknown>)
    .find(({ msg }) => msg === 'call');
  expect(line).toMatchObject({
    method: 'GET',
    route: '/api/verificationCode/:mobile',
    status: 422,
    ms: expect.any(Number),
    traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});
