import { http, HttpResponse } from 'msw';
import { fakeCall, fakeNetwork, noConnection, refusal, TEST_API } from '../testing';
import { isApiError, type ApiError } from './api-error';
import { createApi } from './create-api';
import type { ApiDeps } from './api-deps';
import { routes } from './route';

const network = fakeNetwork();

function setUp(change: Partial<ApiDeps> = {}) {
  const waits: number[] = [];
  const shown: ApiError[] = [];
  const loading = { now: 0, most: 0 };
  const api = createApi({
    baseURL: TEST_API,
    headers: () => ({ 'X-Vez-Language': 'pt_pt', 'X-Vez-Source': 'web', 'X-Vez-Platform': 'mobileWeb' }),
    token: async () => 'short-token',
    online: () => true,
    begin: () => {
      loading.now += 1;
      loading.most = Math.max(loading.most, loading.now);
      return () => void (loading.now -= 1);
    },
    describe: (facts) => `told: ${facts.kind}`,
    failed: (error) => void shown.push(error),
    wait: async (ms) => void waits.push(ms),
    ...change,
  });
  return { api, waits, shown, loading };
}

const FIGURES = {
  waitCount: 3,
  openCounter: 2,
  notCheckInCount: 0,
  minCntToAlert: 1,
  maxCntToAlert: 5,
  pass: 'Y' as const,
  queueState: '',
  status: true,
  isOpen: true,
  isOfficeTime: true,
  updatedAt: '2026-12-01T01:31:00Z',
};

describe('a call', () => {
  it('is sent below the base URL [API-01]', async () => {
    network.use(
      http.post(`${TEST_API}/booking/showGrayTestFunc`, () => HttpResponse.json({ showGrayTestFunc: true })),
    );
    await expect(setUp().api.grayTestFlag({})).resolves.toEqual({ showGrayTestFunc: true });
  });

  it.each([
    ['its content type', 'API-02', 'content-type', /^application\/json$/],
    ['the booking source', 'API-03', 'x-vez-source', /^web$/],
    ['the platform', 'API-04', 'x-vez-platform', /^mobileWeb$/],
    ['the language', 'API-05', 'x-vez-language', /^pt_pt$/],
    ['a trace id of its own', 'API-06', 'x-trace-id', /^[0-9a-f-]{36}$/],
    ['the token', 'API-07', 'authorization', /^Bearer short-token$/],
  ])('sends %s in a header [%s]', async (_, line, header, value) => {
    const seen: Headers[] = [];
    network.use(
      fakeCall('grayTestFlag', ({ headers }) => {
        seen.push(headers);
        return { showGrayTestFunc: true };
      }),
    );
    await setUp().api.grayTestFlag({});
    expect(seen.map((headers) => headers.get(header))).toEqual([expect.stringMatching(value)]);
  });

  it('carries no token for an anonymous visitor', async () => {
    const seen: (string | null)[] = [];
    network.use(
      fakeCall('departments', ({ headers }) => {
        seen.push(headers.get('authorization'));
        return [];
      }),
    );
    await setUp({ token: async () => undefined }).api.departments({});
    expect(seen).toEqual([null]);
  });

  it.each([true, false])(
    'announces no body where it has none, also where it outlives its page',
    async (keepalive) => {
      let sent: Headers | undefined;
      network.use(
        fakeCall('releaseHold', ({ headers }) => {
          sent = headers;
          return { released: true };
        }),
      );
      await setUp().api.releaseHold({ id: '7d9a4c1e-55a3-4f51-9c30-1f1d7a7a9d10' }, { keepalive });
      expect(sent?.has('content-type')).toBe(false);
      expect(sent?.get('x-vez-language')).toBe('pt_pt');
    },
  );

  it('shows the loading indicator until it ends, unless it is silent [SHL-13] [SHL-15]', async () => {
    network.use(fakeCall('departments', []), fakeCall('counterInfo', FIGURES));
    const { api, loading } = setUp();

    await api.counterInfo({ locationId: 1, serviceId: 7 });
    expect(loading.most).toBe(0);

    await Promise.all([api.departments({}), api.departments({})]);
    expect(loading).toEqual({ now: 0, most: 2 });
  });

  it('shows the indicator but no toast if its screen shows the failure [SHL-13]', async () => {
    network.use(fakeCall('checkFavourite', () => noConnection()));
    const { api, shown, loading } = setUp();
    await expect(api.checkFavourite({ id: '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11' })).rejects.toThrow();
    expect(loading).toEqual({ now: 0, most: 1 });
    expect(shown).toEqual([]);
    const told = routes.filter((route) => route.toldByScreen).map(({ name }) => name);
    expect(told.sort()).toEqual([
      ...['checkConsent', 'checkFavourite', 'consent', 'loginAddress', 'openTicketLink', 'ownData'],
      'sessions',
      'usualWeek',
    ]);
  });

  it('is silent only if the specification says so or no user waits for it [SHL-13] [ERR-15]', () => {
    const silent = routes.filter((route) => route.silent).map(({ name }) => name);
    expect(silent.sort()).toEqual([
      'counterInfo',
      'releaseHold',
      'renewSession',
      'settleWrite',
      'states',
      'ticketCount',
      'waitingInfoOfTicket',
    ]);
  });

  it('shows nothing when counter info, ticket count or waiting info fails [ERR-15]', async () => {
    const ticketId = '6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11';
    network.use(
      fakeCall('counterInfo', () => noConnection()),
      fakeCall('ticketCount', () => noConnection()),
      fakeCall('waitingInfoOfTicket', () => noConnection()),
    );
    const { api, shown } = setUp();

    await expect(api.counterInfo({ locationId: 1, serviceId: 7 })).rejects.toThrow();
    await expect(api.ticketCount({})).rejects.toThrow();
    await expect(api.waitingInfoOfTicket({ id: ticketId })).rejects.toThrow();
    expect(shown).toEqual([]);
  });

  it('shows nothing for a background call, whatever its kind', async () => {
    network.use(fakeCall('departments', () => noConnection()));
    const { api, shown, loading } = setUp();
    await expect(api.departments({}, { silent: true })).rejects.toThrow();
    expect(shown).toEqual([]);
    expect(loading.most).toBe(0);
  });

  it('reports success for an empty answer [ERR-14]', async () => {
    network.use(http.delete(`${TEST_API}/session`, () => new HttpResponse(null, { status: 204 })));
    const succeededEmpty = jest.fn();
    await setUp({ succeededEmpty }).api.endSession();
    expect(succeededEmpty).toHaveBeenCalledTimes(1);
  });

  it('treats an empty answer to a login as lost [ERR-14]', async () => {
    network.use(http.post(`${TEST_API}/valid`, () => new HttpResponse(null, { status: 204 })));
    const code = { areaCode: '853', mobileNumber: '66123834', token: '123456' };
    await expect(setUp().api.validateCode(code)).rejects.toMatchObject({ kind: 'busy', status: 204 });
  });

  it('treats an HTML page instead of data as a busy server', async () => {
    network.use(http.get(`${TEST_API}/booking/departments`, () => HttpResponse.html('<h1>Welcome</h1>')));
    await expect(setUp().api.departments({})).rejects.toMatchObject({ kind: 'busy' });
  });
});

describe('a read that fails', () => {
  it('is retried twice, then reported', async () => {
    let asked = 0;
    network.use(
      fakeCall('departments', () => {
        asked += 1;
        return noConnection();
      }),
    );
    const { api, shown } = setUp();

    await expect(api.departments({})).rejects.toThrow('told: unreachable');
    expect(asked).toBe(3);
    expect(shown).toHaveLength(1);
  });

  it.each([
    ['the network', { departments: true, token: false }],
    ['the renewal of the token', { departments: false, token: true }],
  ])('gives up after 15 s in all when %s hangs [FLT-17]', async (_, hangs) => {
    const never = () => new Promise<never>(() => undefined);
    network.use(fakeCall('departments', () => (hangs.departments ? never() : [])));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const { api, shown } = setUp(hangs.token ? { token: never } : {});
      const ended = jest.fn();
      const read = api.departments({}).catch(ended);
      await jest.advanceTimersByTimeAsync(14_999);
      expect(ended).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await read;
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
      expect(shown).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not wait longer than 15 s for a busy server', async () => {
    let asked = 0;
    network.use(
      fakeCall('departments', () => {
        asked += 1;
        return Response.json({ code: 500 }, { status: 503, headers: { 'retry-after': '60' } });
      }),
    );
    const { api, waits } = setUp();
    await expect(api.departments({})).rejects.toMatchObject({ kind: 'busy', retryAfterSeconds: 60 });
    expect(waits).toEqual([]);
    expect(asked).toBe(1);
  });

  it('stops when its caller cancelled it', async () => {
    let asked = 0;
    network.use(
      fakeCall('departments', () => {
        asked += 1;
        return noConnection();
      }),
    );
    const caller = new AbortController();
    const { api, shown } = setUp({ wait: async () => caller.abort() });
    await expect(api.departments({}, { signal: caller.signal })).rejects.toMatchObject({ kind: 'cancelled' });
    expect(asked).toBe(1);
    expect(shown).toEqual([]);
  });

  it('is not retried when the server refused it', async () => {
    let asked = 0;
    network.use(
      fakeCall('departmentById', () => {
        asked += 1;
        return refusal('queueClosed', 'There is no such department', 404);
      }),
    );
    const failure = await setUp()
      .api.departmentById({ id: 9 })
      .catch((error: unknown) => error);
    expect(isApiError(failure, 'queueClosed')).toBe(true);
    expect(asked).toBe(1);
  });
});
