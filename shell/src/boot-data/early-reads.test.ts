// From the page's own script to the call that a screen makes; the network is the only fake.
import { createEarlyReads, readerOf } from '../session/early-reads';
import { sendEarlyReads, takeEarlyReads } from './early-reads';

const READS = [
  ['tickets', { page: 0 }],
  ['favourites', {}],
] as const;
const TICKETS = [{ id: 'a1' }];
const WHOLE = { of: ['ana', null], answers: [TICKETS, []] };

const uncaught = jest.fn();
beforeAll(() => process.on('unhandledRejection', uncaught));
afterAll(() => process.off('unhandledRejection', uncaught));
beforeEach(() => uncaught.mockClear());

const page = (asked: object) => {
  document.body.innerHTML = `<script type="application/json" id="vez-reads">${JSON.stringify(asked)}</script>`;
};

/** What the screen gets without a call of its own, and gets again on "Try again". */
async function takenFrom(respond: () => unknown) {
  page({ reads: READS, language: 'en_us', source: 'web', always: true });
  globalThis.fetch = (async () => respond()) as never;
  sendEarlyReads();
  const early = createEarlyReads(takeEarlyReads(), () => readerOf('ana', null, 'en_us', 'web'));
  const take = () => Promise.all(READS.map(([call, input]) => early.take(call, input)));
  const taken = [await take(), await take()];
  // Node reports an unhandled rejection after its microtasks.
  await new Promise((resolve) => setTimeout(resolve));
  return taken;
}
const answer = (text: string, init?: ResponseInit) => () => new Response(text || null, init);
const json = (body: unknown) => answer(JSON.stringify(body));

const NOTHING = [
  [undefined, undefined],
  [undefined, undefined],
];
const { of, answers } = WHOLE;

it('answers each call once with the early answer', async () => {
  await expect(takenFrom(json(WHOLE))).resolves.toEqual([
    [TICKETS, []],
    [undefined, undefined],
  ]);
});

it.each<[string, () => unknown]>([
  ['an empty object', json({})],
  ['null', json(null)],
  ['a number', json(7)],
  ['a text', json('text')],
  ['a list', json([])],
  ['a list around it', json([WHOLE])],
  ['no owner', json({ answers })],
  ['an owner that is null', json({ of: null, answers })],
  ['an owner that is a text', json({ of: 'ana', answers })],
  ['an owner that is an object', json({ of: { 0: 'ana', 1: null, length: 2 }, answers })],
  ['half an owner', json({ of: ['ana'], answers })],
  ['two owners', json({ of: [...of, ...of], answers })],
  ['an owner of numbers', json({ of: [1, 2], answers })],
  ['no answers', json({ of })],
  ['answers that are null', json({ of, answers: null })],
  ['answers that are an object', json({ of, answers: { 0: TICKETS, length: 2 } })],
  ['no answer of any read', json({ of, answers: [] })],
  ['one answer too few', json({ of, answers: answers.slice(1) })],
  ['every answer twice', json({ of, answers: [...answers, ...answers] })],
  ['answers that are no objects', json({ of, answers: [7, 'text'] })],
  ['answers that are null each', json({ of, answers: [null, null] })],
  ['another person', json({ of: ['bob', null], answers })],
  ['nobody', json({ of: [null, null], answers })],
  ['an error with status 200', json({ code: 603, message: 'x' })],
  ['a page', answer('<!doctype html><h1>Please pay for this network</h1>')],
  ['half of it', answer(JSON.stringify(WHOLE).slice(0, 30))],
  ['an empty body', answer('')],
  ['no content', answer('', { status: 204 })],
  ['a refusal', answer(JSON.stringify(WHOLE), { status: 403 })],
  ['an outage', answer(JSON.stringify(WHOLE), { status: 500 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a connection that ends', () => ({ ok: true, json: () => Promise.reject(new Error('cut off')) })],
])('leaves every call to its screen if the page got %s', async (_, respond) => {
  await expect(takenFrom(respond)).resolves.toEqual(NOTHING);
  expect(uncaught).not.toHaveBeenCalled();
});

describe('the request', () => {
  const sent = jest.fn();
  beforeEach(() => {
    sent.mockReset().mockImplementation(async () => json(WHOLE)());
    globalThis.fetch = sent as never;
  });
  const asked = { reads: READS, language: 'pt_pt', source: 'remoteCounter' };
  const forgetVisit = () => void (document.cookie = 'vez-returning=; max-age=0');
  afterEach(forgetVisit);

  it('names language and counter of the page [API-03] [API-05]', () => {
    page({ ...asked, always: true });
    sendEarlyReads();
    const [url, { headers, body }] = sent.mock.calls[0] as [string, RequestInit];
    expect(url).toBe('/api/personal');
    expect(headers).toMatchObject({ 'x-vez-language': 'pt_pt', 'x-vez-source': 'remoteCounter' });
    expect(JSON.parse(body as string)).toMatchObject({ reads: READS });
    takeEarlyReads();
  });

  it('is made for a visitor only where the page carries no answers', () => {
    page(asked);
    sendEarlyReads();
    expect(sent).not.toHaveBeenCalled();
    expect(takeEarlyReads()).toBeUndefined();
    page({ ...asked, always: true });
    sendEarlyReads();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(takeEarlyReads()).toMatchObject(asked);
  });

  it('is made for a returning citizen on every page', () => {
    document.cookie = 'vez-returning=1';
    page(asked);
    sendEarlyReads();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(takeEarlyReads()).toMatchObject(asked);
  });
});
