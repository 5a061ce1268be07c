import { fakeCall, fakeNetwork, TEST_API } from '../testing';
import { deferredCaller, loadCaller } from './load-caller';
import { READ_BUDGET_MS } from './read-budget';
import { routeOf } from './route';

const network = fakeNetwork();

function setUp(load: typeof loadCaller, online = true) {
  const around = {
    baseURL: TEST_API,
    headers: () => ({}),
    token: async () => undefined,
    online: () => online,
    begin: () => () => undefined,
    describe: () => '',
  };
  const call = deferredCaller(around, load);
  return {
    read: (signal?: AbortSignal) => call(routeOf('departments'), {}, { signal }),
    write: () => call(routeOf('addFavourite'), {}, {}),
  };
}

/** The file of calls, which fails to load the given number of times. */
function missingFor(times: number) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= times) throw new Error('404');
    return loadCaller();
  };
  return { load, asked: () => asked };
}

describe('the code of calls', () => {
  it('is fetched with the first call, and once', async () => {
    network.use(fakeCall('departments', []));
    const { load, asked } = missingFor(0);
    const { read } = setUp(load);
    expect(asked()).toBe(0);
    await expect(read()).resolves.toEqual([]);
    await read();
    expect(asked()).toBe(1);
  });

  it('fails a read as unanswered while it is missing, then retries with the next read', async () => {
    network.use(fakeCall('departments', []));
    const { read } = setUp(missingFor(1).load);
    await expect(read()).rejects.toMatchObject({ name: 'ApiError', kind: 'unreachable' });
    await expect(read()).resolves.toEqual([]);
  });

  it('fails a write as not done', async () => {
    const { write } = setUp(missingFor(1).load);
    await expect(write()).rejects.toMatchObject({ name: 'ApiError', kind: 'notDone' });
  });

  it('is not requested by an offline write', async () => {
    const { load, asked } = missingFor(1);
    await expect(setUp(load, false).write()).rejects.toMatchObject({ kind: 'offline' });
    expect(asked()).toBe(0);
  });

  it('may come from the cache for an offline read, which otherwise fails as offline', async () => {
    await expect(setUp(missingFor(1).load, false).read()).rejects.toMatchObject({ kind: 'offline' });
  });

  it('keeps every read within its time limit, however late the file is', async () => {
    jest.useFakeTimers();
    try {
      const answer = setUp(() => new Promise(() => undefined)).read();
      const verdict = expect(answer).rejects.toMatchObject({ kind: 'timeout' });
      await jest.advanceTimersByTimeAsync(READ_BUDGET_MS);
      await verdict;
    } finally {
      jest.useRealTimers();
    }
  });
});
