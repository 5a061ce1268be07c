import { createMode, homeOf, landingOf, modeOf } from './mode';

const MARKERS = { web: 'web', remoteCounter: 'remoteCounter' };
const at = (pathname: string, hostname = 'vez.test') => ({ hostname, pathname });

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/department');
});

describe('the two variants', () => {
  it('are told apart by the serving address, its host or its path [NAV-24]', () => {
    expect(modeOf(at('/'), MARKERS)).toBeUndefined();
    expect(modeOf(at('/', 'web.vez.test'), MARKERS)).toBe('web');
    expect(modeOf(at('/', 'remotecounter.vez.test'), MARKERS)).toBe('remoteCounter');
    expect(modeOf(at('/remoteCounterHome'), MARKERS)).toBe('remoteCounter');
    // A word that only contains a marker is none.
    expect(modeOf(at('/webinar', 'cobweb.test'), MARKERS)).toBeUndefined();
  });

  it('lands on the web home where the address holds the web marker [NAV-25]', () => {
    expect(landingOf(at('/web'), MARKERS)).toBe('/home');
    expect(landingOf(at('/', 'web.vez.test'), MARKERS)).toBe('/home');
  });

  it('lands on the home of the remote counter where the address holds that marker [NAV-26]', () => {
    expect(landingOf(at('/remoteCounter/'), MARKERS)).toBe('/remoteCounterHome');
    expect(landingOf(at('/', 'remotecounter.vez.test'), MARKERS)).toBe('/remoteCounterHome');
    expect(landingOf(at('/department', 'remotecounter.vez.test'), MARKERS)).toBeUndefined();
  });

  it('are recorded in the session under remoteCounter, as true or false [NAV-27]', () => {
    const mode = createMode(MARKERS);
    expect(sessionStorage.getItem('remoteCounter')).toBe('false');
    mode.follow(at('/remoteCounterHome'));
    expect(sessionStorage.getItem('remoteCounter')).toBe('true');
    expect(homeOf(mode.get())).toBe('/remoteCounterHome');
  });

  it('stay what they were for who comes back from a login, to the one address that providers know', () => {
    window.history.replaceState(null, '', '/remoteCounterHome');
    createMode(MARKERS);
    window.history.replaceState(null, '', '/home?code=c&state=s');
    expect(createMode(MARKERS).get()).toBe('remoteCounter');
  });

  it('stay what they were on a page that names neither, also after a reload [NAV-27]', () => {
    sessionStorage.setItem('remoteCounter', 'true');
    const mode = createMode(MARKERS);
    mode.follow(at('/department'));
    expect(mode.get()).toBe('remoteCounter');
  });
});
