import type { Language, ShellCalls } from '@vez/shared/contracts/client';
import { createEvents } from '../events/events';
import { createStore } from '../store';
import { aProfile } from '../testing/profile';
import { createLogout } from './logout';
import type { AuthCalls } from './auth-calls';
import { createSession } from './session';
import { sessionFrom } from './session-from-profile';

type Login = ShellCalls['validateCode']['answer'];

const PROFILE = aProfile({
  euid: 'e-1',
  accountType: 'personal',
  mobile: '',
  identityDocs: [{ identityType: 'BIR', identityNo: '51234567', nameCn: '陳大文' }],
  nameCn: '陳大文',
  name: 'Chan Tai Man',
});
const login = (token: string, expiresInSeconds = 600): Login =>
  ({ jwtToken: token, expiresInSeconds, userProfile: PROFILE }) as Login;
const anonymous = { jwtToken: null, expiresInSeconds: 0, userProfile: null } as unknown as Login;

interface Calls extends AuthCalls {
  endSession: Parameters<typeof createLogout>[0];
}

function setUp(overrides: Partial<Calls> = {}, isForStaff = false) {
  const calls: Calls = {
    renewSession: async () => login('renewed'),
    endSession: async () => undefined,
    sendCode: async () => ({ challengeId: 'c', retryAfterSeconds: 60 }),
    validateCode: async () => login('by code'),
    ...overrides,
  };
  const events = createEvents();
  const language = createStore<Language>('zh_hant');
  const keeper = createSession(calls, events, language, { defaultArea: '853', isForStaff });
  return { events, language, keeper, logout: createLogout(calls.endSession, keeper.leave) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session of staff', () => {
  const ofStaff = { ...login('of staff'), userProfile: { ...PROFILE, euid: null, isStaff: true } } as Login;

  it('is anonymous on a page for citizens, and has no token there', async () => {
    const { keeper } = setUp({ renewSession: async () => ofStaff });
    await keeper.resume();
    expect(keeper.session.get()).toEqual({ kind: 'anonymous' });
    expect(await keeper.token()).toBeUndefined();
  });

  it('is resumed on a page for staff', async () => {
    const { keeper } = setUp({ renewSession: async () => ofStaff }, true);
    await keeper.resume();
    expect(keeper.session.get()).toMatchObject({ kind: 'personal', name: '陳大文' });
    expect(await keeper.token()).toBe('of staff');
  });
});

describe('a profile', () => {
  it('becomes one user, whichever duplicate field is filled [DAT-47] [DAT-48]', () => {
    expect(sessionFrom(PROFILE, 'zh_hant', '853')).toEqual({
      kind: 'personal',
      euid: 'e-1',
      name: '陳大文',
      mobile: { area: '853', number: '66123834' },
      identityNo: '51234567',
    });
    const ofId = (fields: object) => sessionFrom(aProfile(fields), 'en_us', '853').identityNo;
    expect(ofId({ identityNo: '1', identifyNo: '2' })).toBe('1');
    expect(ofId({ identifyNo: '2' })).toBe('2');
    expect(ofId({})).toBeUndefined();
    const corporate = { ...PROFILE, accountType: 'corporate' as const, mobNum: '', contactPhone: '28550100' };
    const company = sessionFrom({ ...corporate, mobArea: '' }, 'pt_pt', '853');
    expect(company.contactPhone).toEqual({ area: '853', number: '28550100' });
    // The number is unverified.
    expect(company).not.toHaveProperty('mobile');
  });
});

describe('the name of the user', () => {
  it('follows the page’s language if there are two names', () => {
    const { keeper, language } = setUp();
    keeper.take(login('a'));
    const seen = (['zh_hant', 'pt_pt', 'zh_hans', 'en_us'] as const).map((next) => {
      language.set(next);
      return keeper.session.get().name;
    });
    expect(seen).toEqual(['陳大文', 'Chan Tai Man', '陳大文', 'Chan Tai Man']);
    keeper.drop();
    language.set('pt_pt');
    expect(keeper.session.get()).toEqual({ kind: 'anonymous' });
  });

  it('is the same in every language if there is one name', () => {
    expect(sessionFrom({ ...PROFILE, name: '' }, 'en_us', '853').name).toBe('陳大文');
    expect(sessionFrom({ ...PROFILE, nameCn: '' }, 'zh_hans', '853').name).toBe('Chan Tai Man');
    expect(sessionFrom({ ...PROFILE, name: '', nameCn: '' }, 'pt_pt', '853')).not.toHaveProperty('name');
  });
});

describe('the session', () => {
  it('keeps the token of a validated SMS code for the calls that follow [ACC-23] [ACC-22]', async () => {
    const { keeper } = setUp();
    await expect(keeper.token()).resolves.toBeUndefined();
    await keeper.auth.verifyCode({ area: '853', number: '66123834' }, '123456');
    await expect(keeper.token()).resolves.toBe('by code');
    expect(keeper.session.get().kind).toBe('personal');
  });

  it('neither stores the token nor gives it to a remote', async () => {
    const { keeper } = setUp();
    await keeper.auth.verifyCode({ area: '853', number: '66123834' }, '123456');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, keeper.session.get()])).not.toContain(
      'by code',
    );
  });

  it('has a token only while a user is logged in [ACC-12]', async () => {
    const { keeper, logout } = setUp();
    keeper.take(login('first'));
    await logout();
    await expect(keeper.token()).resolves.toBeUndefined();
    expect(keeper.session.get()).toEqual({ kind: 'anonymous' });
  });

  it('ends on this device, or on all devices of the person [ACC-12]', async () => {
    const endSession = jest.fn(async () => ({ ended: true }));
    const { keeper, logout } = setUp({ endSession });
    await logout();
    keeper.take(login('again'));
    await logout({ everywhere: true });
    expect(endSession.mock.calls).toEqual([[{}], [{ everywhere: 'true' }]]);
    await expect(keeper.token()).resolves.toBeUndefined();
  });

  it('ends once for a double tap', async () => {
    const endSession = jest.fn(async () => ({ ended: true }));
    const { keeper, logout } = setUp({ endSession });
    keeper.take(login('first'));
    await Promise.all([logout(), logout()]);
    expect(endSession).toHaveBeenCalledTimes(1);
  });

  it('is renewed before the token ends, once for simultaneous calls', async () => {
    const renewSession = jest.fn(async () => login('renewed'));
    const { keeper } = setUp({ renewSession });
    keeper.take(login('old', 20));
    await expect(Promise.all([keeper.token(), keeper.token()])).resolves.toEqual(['renewed', 'renewed']);
    expect(renewSession).toHaveBeenCalledTimes(1);
  });

  it('is restored by the cookie after a reload, and stays anonymous without one', async () => {
    const withCookie = setUp().keeper;
    await withCookie.resume();
    expect(withCookie.session.get().kind).toBe('personal');
    const without = setUp({ renewSession: async () => anonymous }).keeper;
    await without.resume();
    expect(without.session.get().kind).toBe('anonymous');
    const offline = setUp({ renewSession: () => Promise.reject(new Error('offline')) }).keeper;
    await expect(offline.resume()).resolves.toBeUndefined();
  });

  it('can be requested once before it is resumed, without logging in until then', async () => {
    const renewSession = jest.fn(async () => login('early'));
    const { keeper } = setUp({ renewSession });
    keeper.ask();
    keeper.ask();
    await Promise.resolve();
    expect(keeper.session.get().kind).toBe('anonymous');
    await keeper.resume();
    expect(await keeper.token()).toBe('early');
    expect(renewSession).toHaveBeenCalledTimes(1);
  });

  it('ignores an answer from before a log-in or log-out, here or in another tab', async () => {
    const renewSession = jest.fn(async () => login('of now'));
    const early = () => {
      const { keeper } = setUp({ renewSession });
      renewSession.mockResolvedValueOnce(login('of before'));
      keeper.ask();
      return keeper;
    };
    const [here, left, elsewhere] = [early(), early(), early()];
    here.take(login('by code'));
    left.leave();
    elsewhere.follow('personal');
    await Promise.all([here, left, elsewhere].map((keeper) => keeper.resume()));
    const tokens = await Promise.all([here, left, elsewhere].map((keeper) => keeper.token()));
    expect(tokens).toEqual(['of now', 'of now', 'of now']);
  });

  it('stays anonymous if the request fails, and is requested again', async () => {
    const renewSession = jest.fn(async () => login('again')).mockRejectedValueOnce(new Error('offline'));
    const { keeper } = setUp({ renewSession });
    keeper.ask();
    await keeper.resume();
    expect(keeper.session.get().kind).toBe('anonymous');
    await keeper.resume();
    expect(await keeper.token()).toBe('again');
  });

  it('publishes each log-in and log-out once, to all parts and tabs', () => {
    const { keeper, events } = setUp();
    const heard: string[] = [];
    events.on('session/changed', ({ kind }) => heard.push(kind));
    keeper.take(login('a'));
    keeper.take(login('b'));
    keeper.drop();
    keeper.drop();
    expect(heard).toEqual(['personal', 'anonymous']);
  });
});
