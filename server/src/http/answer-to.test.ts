import { LANGUAGES } from '@vez/shared/contracts';
import { Forbidden, NotFound, Outage, Refusal, Unauthorized } from '../module-api/refusal';
import { answerTo } from './answer-to';

const TRACE = '0b6f1d1e-7a52-4a57-9d2b-2f1f6a4f0c11';
const coded = (code: string, message = '') => Object.assign(new Error(message), { code });
const withStatus = (statusCode: number) => Object.assign(new Error('English of a library'), { statusCode });
const to = (error: Error) => answerTo(error, 'en_us', TRACE);

it.each([
  ['a refusal', new Refusal('slotTaken'), 409, 602, 'slotTaken'],
  ['an outage that has a name', new Outage('loginUnavailable'), 502, 601, 'loginUnavailable'],
  ['a backend that takes too long', new Outage('backendTimeout'), 504, 601, 'backendTimeout'],
  ['a disk that is full', coded('53100'), 500, 601, 'storeFull'],
  ['a bug', new TypeError('x is not a function'), 500, 603, 'internal'],
  ['nobody’s login', new Unauthorized(), 401, 401, 'unauthorized'],
  ['a login that does not suffice', new Forbidden(), 403, 403, 'forbidden'],
  ['what is not there', new NotFound(), 404, 404, 'notFound'],
  ['what is there no more', withStatus(410), 410, 410, 'gone'],
  ['too much at once', withStatus(413), 413, 413, 'tooLarge'],
  ['a format that nobody reads', withStatus(415), 415, 415, 'unsupported'],
  ['broken JSON', withStatus(400), 400, 400, 'malformed'],
  ['a sign that no text may hold', coded('22021'), 400, 400, 'malformed'],
  ['a number beyond its column', coded('22003'), 400, 400, 'malformed'],
  ['too many calls', withStatus(429), 429, 602, 'tooManyRequests'],
])(
  'answers %s in every language, with a reason [ERR-01] [ERR-02] [ERR-03]',
  (_, error, status, code, reason) => {
    const messages = LANGUAGES.map((language) => {
      const answer = answerTo(error, language, TRACE);
      expect(answer).toMatchObject({ status, body: { code, reason } });
      return answer.body.message;
    });
    expect(new Set(messages).size).toBe(LANGUAGES.length);
    for (const message of messages)
      expect(message).not.toMatch(/English of a library|not a function|\{\{|^$/);
  },
);

it('asks callers to come back shortly while the database is away, full of callers or slow', () => {
  const faults = ['57P01', '57P03', '57014', '08006', '25006', '53300', 'ECONNREFUSED'].map((code) =>
    coded(code),
  );
  const told = [
    'timeout exceeded when trying to connect',
    // A connection that broke during a transaction, as when the primary is killed.
    'Client has encountered a connection error and is not queryable',
  ].map((message) => new Error(message));
  for (const fault of [...faults, ...told]) {
    expect(to(fault)).toMatchObject({ status: 503, body: { code: 503, reason: 'busy' }, retryAfter: 2 });
  }
});

it('gives the trace id of a bug as the reference to call with, and nothing else about it', () => {
  const { message } = to(new Error('duplicate key (mob_num)=(66123834)')).body;
  expect(message).toContain(TRACE);
  expect(message).not.toContain('66123834');
});
