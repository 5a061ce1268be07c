import type { EarlyAnswers } from '../boot-data/early-reads';
import { createEarlyReads, readerOf } from './early-reads';

const ANA = { euid: 'ana', number: '66123834', language: 'pt_pt', source: 'web' };
const TICKETS = [{ id: 'a1' }];
const said: EarlyAnswers = {
  of: ['ana', '66123834'],
  answers: [TICKETS, null],
};

function setUp(answers: Promise<EarlyAnswers | undefined> = Promise.resolve(said)) {
  let reader: Record<keyof typeof ANA, string | null> = ANA;
  const early = createEarlyReads(
    {
      reads: [
        ['tickets', { page: 0, size: 5 }],
        ['favourites', {}],
      ],
      ...{ language: 'pt_pt', source: 'web', at: Date.now(), answers },
    },
    () => readerOf(reader.euid, reader.number, reader.language, reader.source),
  );
  return { early, become: (next: Partial<typeof reader>) => (reader = { ...reader, ...next }) };
}

it('answers one call with the same input, once', async () => {
  const { early } = setUp();
  await expect(early.take('tickets', { page: 1, size: 5 })).resolves.toBeUndefined();
  await expect(early.take('tickets', { size: '5', page: 0 })).resolves.toBe(TICKETS);
  await expect(early.take('tickets', { page: 0, size: 5 })).resolves.toBeUndefined();
});

it('leaves failed reads to the screen, and all of them if no answer came', async () => {
  await expect(setUp().early.take('favourites', {})).resolves.toBeUndefined();
  const { early } = setUp(Promise.resolve(undefined));
  await expect(early.take('tickets', { page: 0, size: 5 })).resolves.toBeUndefined();
});

it.each([
  ['another account', { euid: 'bob' }],
  ['another number', { number: '66000001' }],
  ['another language', { language: 'en_us' }],
  ['another counter', { source: 'remoteCounter' }],
])('is not for %s', async (_, change) => {
  const { early, become } = setUp();
  become(change);
  await expect(early.take('tickets', { page: 0, size: 5 })).resolves.toBeUndefined();
});

it('waits until the logged-in user is known', async () => {
  const { early, become } = setUp();
  become({ euid: null, number: null });
  await expect(early.take('tickets', { page: 0, size: 5 })).resolves.toBeUndefined();
  become(ANA);
  await expect(early.take('tickets', { page: 0, size: 5 })).resolves.toBe(TICKETS);
});

it('is stale after a write, also for a waiting call', async () => {
  let come = (_: EarlyAnswers) => {};
  const { early } = setUp(new Promise((resolve) => (come = resolve)));
  const waiting = early.take('tickets', { page: 0, size: 5 });
  early.forget();
  come(said);
  await expect(waiting).resolves.toBeUndefined();
  await expect(early.take('tickets', { page: 0, size: 5 })).resolves.toBeUndefined();
});

it('is stale after half a minute, and does not block a screen if it hangs', async () => {
  jest.useFakeTimers();
  const { early } = setUp();
  await jest.advanceTimersByTimeAsync(30_000);
  await expect(early.take('tickets', { page: 0, size: 5 })).resolves.toBeUndefined();
  const hanging = setUp(new Promise(() => undefined)).early.take('tickets', { page: 0, size: 5 });
  await jest.advanceTimersByTimeAsync(2_000);
  await expect(hanging).resolves.toBeUndefined();
  jest.useRealTimers();
});

it('keeps reads sent while a remote’s files load, but no failures', async () => {
  const { early } = setUp();
  early.keep('serviceById', { id: 7 }, Promise.resolve({ id: 7 }));
  early.keep('counterInfo', {}, Promise.reject(new Error('busy')));
  await expect(early.take('serviceById', { id: 7 })).resolves.toEqual({ id: 7 });
  await expect(early.take('counterInfo', {})).resolves.toBeUndefined();
});

it('has nothing if the page sent no reads', async () => {
  await expect(createEarlyReads(undefined, () => '').take('tickets', {})).resolves.toBeUndefined();
});
