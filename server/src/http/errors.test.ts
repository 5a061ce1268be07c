import { LANGUAGES } from '@vez/shared/contracts';
import type { Log } from '../diagnostics/log';
import { startTestServer, type TestServer } from '../testing/test-server';

const lines: string[] = [];
const write = (facts: object, text: string) => void lines.push(JSON.stringify({ ...facts, text }));
const log: Log = { info: write, warn: write, error: write };

interface Body {
  code: number;
  message: string;
  reason: string;
  traceId: string;
}

let vez: TestServer;
beforeAll(async () => {
  vez = await startTestServer({ log });
});
afterAll(() => vez.stop());

const inEveryLanguage = async (request: { method?: 'GET' | 'POST' | 'PUT'; url: string; payload?: string }) =>
  Promise.all(
    LANGUAGES.map(async (language) => {
      const answer = await vez.server.inject({
        ...request,
        headers: { 'x-vez-language': language, 'content-type': 'application/json' },
      });
      const body = answer.json<Body>();
      expect(body).toEqual({
        code: expect.any(Number),
        message: expect.any(String),
        reason: expect.any(String),
        traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      return { status: answer.statusCode, ...body };
    }),
  );

it.each([
  ['an address that leads nowhere', { url: '/api/nowhere' }, 404, 'notFound'],
  ['an address that is none', { url: '/api/%zz' }, 400, 'malformed'],
  ['a ticket without a login', { url: '/api/favourite/tickets' }, 401, 'unauthorized'],
  [
    'a body that is no JSON',
    { method: 'POST' as const, url: '/api/valid', payload: '{"areaCode":' },
    400,
    'malformed',
  ],
  [
    'a body of thousands of levels, also where none is wanted',
    {
      method: 'PUT' as const,
      url: '/api/booking/hold/0b6f1d1e-7a52-4a57-9d2b-2f1f6a4f0c11',
      payload: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    },
    400,
    'malformed',
  ],
  [
    'a field of another kind',
    { method: 'POST' as const, url: '/api/valid', payload: '{"areaCode":5}' },
    400,
    'malformed',
  ],
])('reports %s in the caller’s language [ERR-04] [ERR-06] [ERR-07]', async (_, request, status, reason) => {
  const answers = await inEveryLanguage(request);
  for (const answer of answers) expect(answer).toMatchObject({ status, reason });
  expect(new Set(answers.map(({ message }) => message)).size).toBe(LANGUAGES.length);
});

it('names the field that was not understood', async () => {
  const refused = await vez.refusal('validateCode', { areaCode: '853', mobileNumber: 'abc', token: '1' });
  expect(refused.message).toContain('body/mobileNumber');
});

it('logs a bug by route, trace id and kind, without the input', async () => {
  const as = await vez.citizen({ area: '853', number: '66123834' });
  await vez.db.query('ALTER TABLE search_record RENAME TO lost');
  const refused = await vez.refusal('searchRecords', {}, { as });
  await vez.db.query('ALTER TABLE lost RENAME TO search_record');
  expect(refused).toMatchObject({ status: 500, code: 603, reason: 'internal' });
  const [line] = lines.filter((each) => each.includes('call failed'));
  expect(line).toContain('42P01');
  expect(refused.message).toContain((JSON.parse(line!) as { traceId: string }).traceId);
  expect(line).not.toContain('66123834');
});

it('answers problems to callers that accept them, with the same text, reason and trace id', async () => {
  const ask = (accept: string) =>
    vez.server.inject({ url: '/api/favourite/tickets', headers: { accept, 'x-vez-language': 'en_us' } });
  const plain = await ask('application/json');
  expect(plain.headers['content-type']).toContain('application/json');
  const answer = await ask('application/problem+json, application/json');
  expect(answer.headers['content-type']).toContain('application/problem+json');
  const noAddress = await vez.server.inject({
    url: '/api/%zz',
    headers: { accept: 'application/problem+json' },
  });
  expect(noAddress.json()).toMatchObject({ type: 'urn:vez:malformed', status: 400 });
  const { traceId, ...problem } = answer.json<Body & Record<string, unknown>>();
  expect(problem).toEqual({
    type: 'urn:vez:unauthorized',
    title: plain.json<Body>().message,
    status: 401,
    instance: `urn:uuid:${traceId}`,
    code: 401,
    message: plain.json<Body>().message,
    reason: 'unauthorized',
  });
});
