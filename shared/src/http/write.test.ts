import { http, HttpResponse } from 'msw';
import { fakeCall, fakeNetwork, fakeWriter, LOST_ANSWERS, noConnection, refusal, TEST_API } from '../testing';
import { createApi } from './create-api';
import type { ApiDeps, Retry } from './api-deps';

const network = fakeNetwork();
const KEY = '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11';
const CONSENT = { consentedAt: '2026-12-01T01:31:00Z' };
const REQUEST = { account: '853-66123834', deviceId: 'phone' };

/** `consent` represents all writes, which differ only in their input. */
function setUp(change: Partial<ApiDeps> = {}) {
  const writer = fakeWriter('consent', () => CONSENT);
  network.use(...writer.handlers);
  const waits: number[] = [];
  const api = createApi({
    baseURL: TEST_API,
    headers: () => ({}),
    token: async () => 'short-token',
    online: () => true,
    begin: () => () => undefined,
    describe: ({ kind }) => `told: ${kind}`,
    wait: async (ms) => void waits.push(ms),
    ...change,
  });
  const write = () => api.consent(REQUEST, { idempotencyKey: KEY });
  return { api, write, writer, waits };
}

describe.each(Object.entries(LOST_ANSWERS))('a write whose answer is %s', (_, lost) => {
  it('succeeds when the server did it', async () => {
    const { write, writer } = setUp();
    writer.lost = lost;
    await expect(write()).resolves.toEqual(CONSENT);
    expect([...writer.done.keys()]).toEqual([KEY]);
  });

  it('fails once the server reports that it was not done, and is never done later', async () => {
    const { write, writer } = setUp();
    Object.assign(writer, { lost, arrives: false });
    await expect(write()).rejects.toMatchObject({
      kind: 'notDone',
      message: 'told: notDone',
      isKeyGivenUp: true,
    });
    writer.arrives = true;
    await expect(write()).rejects.toMatchObject({ kind: 'notDone' });
    expect(writer.done.size).toBe(0);
  });

  it('is unknown when the server cannot be asked', async () => {
    const { write, writer } = setUp();
    Object.assign(writer, { lost, silent: noConnection });
    await expect(write()).rejects.toMatchObject({ kind: 'outcomeUnknown' });
  });
});

describe('a write', () => {
  it('is retried with the same key after 1, 3 and 9 s', async () => {
    const { write, writer, waits } = setUp();
    writer.lost = noConnection;
    await write();
    expect(writer.sent).toEqual([KEY, KEY, KEY, KEY]);
    expect(waits).toEqual([1_000, 3_000, 9_000]);
  });

  it('is sent once when the server refuses it', async () => {
    const { write, writer } = setUp();
    network.use(fakeCall('consent', () => refusal('slotTaken', 'This time was just taken')));
    await expect(write()).rejects.toMatchObject({ kind: 'refused', reason: 'slotTaken' });
    expect(writer.asked).toBe(0);
  });

  it('is refused only once no earlier attempt can have succeeded', async () => {
    const { write, writer } = setUp();
    const answers = [noConnection, () => refusal('tooManyRequests', 'Too many requests', 429)];
    network.use(fakeCall('consent', () => answers.shift()!()));
    await expect(write()).rejects.toMatchObject({
      kind: 'refused',
      reason: 'tooManyRequests',
      isKeyGivenUp: true,
    });
    expect(writer.asked).toBe(1);

    writer.done.set(KEY, CONSENT);
    answers.push(noConnection, () => refusal('tooManyRequests', 'Too many requests', 429));
    await expect(write()).resolves.toEqual(CONSENT);
  });

  it('waits for its own first attempt when that still runs', async () => {
    const { write, writer, waits } = setUp();
    const running = refusal('inFlight', 'Still being processed');
    network.use(fakeCall('consent', () => running.clone()));
    writer.silent = () => ({ outcome: 'running' });
    await expect(write()).rejects.toMatchObject({ kind: 'outcomeUnknown' });
    expect(waits).toEqual([1_000, 3_000, 9_000, 1_000, 3_000]);
  });

  it('returns the earlier result when its key was used with slightly other input', async () => {
    const { write, writer } = setUp();
    writer.done.set(KEY, CONSENT);
    network.use(fakeCall('consent', () => refusal('keyReused', 'Differs', 422)));
    await expect(write()).resolves.toEqual(CONSENT);
  });

  it('is not sent offline, and fails as offline', async () => {
    const { write, writer } = setUp({ online: () => false });
    await expect(write()).rejects.toMatchObject({ kind: 'offline' });
    expect(writer.sent).toEqual([]);
  });

  it('treats an empty answer as lost [ERR-14]', async () => {
    const { write, writer } = setUp();
    writer.lost = () => new HttpResponse(null, { status: 204 });
    await expect(write()).resolves.toEqual(CONSENT);
  });
});

describe('a write to the service of a remote', () => {
  it('is retried with its key, and our server is not asked for its outcome', async () => {
    const sent: (string | null)[] = [];
    const { api, writer } = setUp();
    network.use(
      http.post(`${TEST_API}/x/mfe-parking/permits`, ({ request }) => {
        sent.push(request.headers.get('idempotency-key'));
        return noConnection();
      }),
    );
    const own = api.extend<{ takePermit: { input: { plate: string }; answer: object } }>({
      takePermit: ['POST', 'x/mfe-parking/permits'],
    });
    const taken = own.takePermit({ plate: 'MA' }, { idempotencyKey: KEY });
    await expect(taken).rejects.toMatchObject({ kind: 'unreachable' });
    expect([sent, writer.asked]).toEqual([[KEY, KEY, KEY, KEY], 0]);
  });

  it.each([
    [504, 'backendTimeout'],
    [502, 'backendUnavailable'],
  ])('gets the answer that was lost behind our server by its key: %s', async (status, reason) => {
    const sent: (string | null)[] = [];
    const { api } = setUp();
    network.use(
      http.post(`${TEST_API}/x/mfe-parking/permits`, ({ request }) => {
        sent.push(request.headers.get('idempotency-key'));
        const lost = { code: 601, message: 'No answer', reason, traceId: 't' };
        return sent.length < 3 ? HttpResponse.json(lost, { status }) : HttpResponse.json({ id: 'P-1' });
      }),
    );
    const own = api.extend<{ takePermit: { input: { plate: string }; answer: { id: string } } }>({
      takePermit: ['POST', 'x/mfe-parking/permits'],
    });
    await expect(own.takePermit({ plate: 'MA' }, { idempotencyKey: KEY })).resolves.toEqual({ id: 'P-1' });
    expect(sent).toEqual([KEY, KEY, KEY]);
  });
});

describe('a user who has left', () => {
  it.each([
    ['nobody', undefined],
    ['somebody else', 'token of another'],
  ])('has no write settled in the name of %s', async (_, next) => {
    let token: string | undefined = 'short-token';
    const { write, writer } = setUp({ token: async () => token });
    const answers = [
      noConnection,
      () => {
        token = next;
        return Response.json({ code: 401, reason: 'unauthorized' }, { status: 401 });
      },
    ];
    network.use(fakeCall('consent', () => answers.shift()!()));
    await expect(write()).rejects.toMatchObject({ kind: 'outcomeUnknown' });
    expect(writer.asked).toBe(0);
  });

  it('is recognised by any token since the log-in', async () => {
    let token = 'short-token';
    const { write, writer } = setUp({ token: async () => token, isStillOf: () => true });
    writer.lost = () => {
      token = 'renewed';
      return noConnection();
    };
    await expect(write()).resolves.toEqual(CONSENT);
  });
});

describe('a busy server', () => {
  const busy = (retryAfter: string, date = 'Tue, 01 Dec 2026 01:31:00 GMT') =>
    HttpResponse.json({}, { status: 503, headers: { 'retry-after': retryAfter, date } });

  it.each([
    ['a day', '86400', 30_000],
    ['an hour', '3600', 30_000],
    ['7 s', '7', 7_000],
    ['a date 12 s ahead by its own clock', 'Tue, 01 Dec 2026 01:31:12 GMT', 12_000],
    ['a date that is past', 'Tue, 01 Dec 2026 01:30:00 GMT', 1_000],
    ['garbage', 'soon', 1_000],
    ['a negative number', '-5', 1_000],
    ['a number without end', '1e400', 1_000],
  ])('that asks to wait for %s is obeyed up to 30 s', async (_, retryAfter, waited) => {
    const { write, writer, waits } = setUp();
    const answers = [() => busy(retryAfter)];
    Object.defineProperty(writer, 'lost', { get: () => answers.shift() });
    await expect(write()).resolves.toEqual(CONSENT);
    expect(waits).toEqual([waited]);
  });

  it('is waited for 60 s in all, then asked for the result of the write [FLT-36]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const { write, writer } = setUp({ wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) });
      Object.assign(writer, { lost: () => busy('3600'), arrives: false });
      const ended = jest.fn();
      void write().catch(ended);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(writer.sent).toHaveLength(2);
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'notDone' }));
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not waited for once the user stops it', async () => {
    const retries: Retry[] = [];
    const ended = jest.fn();
    const { api, writer } = setUp({
      wait: (ms) => (ms > 1_000 ? new Promise<never>(() => undefined) : Promise.resolve()),
      retrying(retry) {
        retries.push(retry);
        retry.cancel();
        return ended;
      },
    });
    const favourites = fakeWriter('removeFavourite', () => ({ removed: true }));
    network.use(...favourites.handlers);
    Object.assign(favourites, { lost: () => busy('3600'), arrives: false });
    await expect(api.removeFavourite({ id: KEY })).rejects.toMatchObject({ kind: 'notDone' });
    expect(favourites.sent).toHaveLength(1);
    expect(retries).toHaveLength(1);
    expect(retries[0]!.at - Date.now()).toBeGreaterThan(25_000);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(writer.sent).toEqual([]);
  });
});

describe('a read by POST', () => {
  it('has no key, and is retried as reads are', async () => {
    const keys: (string | null)[] = [];
    network.use(
      fakeCall('searchRecords', ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return noConnection();
      }),
    );
    const { api } = setUp();
    await expect(api.searchRecords({})).rejects.toMatchObject({ kind: 'unreachable' });
    expect(keys).toEqual([null, null, null]);
  });
});

describe('a read', () => {
  it('fails on an empty answer', async () => {
    network.use(fakeCall('departments', () => new HttpResponse(null, { status: 204 })));
    const succeededEmpty = jest.fn();
    await expect(setUp({ succeededEmpty }).api.departments({})).rejects.toMatchObject({ kind: 'busy' });
    expect(succeededEmpty).not.toHaveBeenCalled();
  });
});
