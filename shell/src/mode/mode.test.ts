import { createMode, homeOf, landingOf, modeOf } from './mode';

const WEB = { home: '/home', markers: ['web'], isOwnHost: false };
const BY_PATH = { home: '/remoteCounterHome', markers: ['remoteCounter'], isOwnHost: false };
const BY_HOST = { ...BY_PATH, isOwnHost: true };

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/department');
});

describe('the two variants', () => {
  it('are distinguished by host or path [NAV-24]', () => {
    expect(modeOf('/department', WEB)).toBeUndefined();
    expect(modeOf('/remoteCounterHome', WEB)).toBe('remoteCounter');
    expect(modeOf('/department', BY_PATH)).toBe('remoteCounter');
    expect(modeOf('/home', BY_PATH)).toBe('web');
    expect(modeOf('/home', BY_HOST)).toBe('remoteCounter');
  });

  it('land on the web home when the address holds the web marker [NAV-25]', () => {
    expect(landingOf('/web', WEB)).toBe('/home');
    expect(landingOf('/', WEB)).toBe('/home');
    expect(landingOf('/home', WEB)).toBeUndefined();
    expect(landingOf('/webinar', WEB)).toBeUndefined();
    expect(landingOf('/home', { ...WEB, isOwnHost: true })).toBeUndefined();
  });

  it('land on the home of the remote counter when the address holds its marker [NAV-26]', () => {
    expect(landingOf('/REMOTECOUNTER/', BY_PATH)).toBe('/remoteCounterHome');
    expect(landingOf('/', BY_HOST)).toBe('/remoteCounterHome');
    expect(landingOf('/home', BY_HOST)).toBe('/remoteCounterHome');
    expect(landingOf('/department', BY_HOST)).toBeUndefined();
  });

  it('are recorded in the session under remoteCounter, as true or false [NAV-27]', () => {
    const mode = createMode(WEB);
    expect(sessionStorage.getItem('remoteCounter')).toBe('false');
    mode.follow('/remoteCounterHome');
    expect(sessionStorage.getItem('remoteCounter')).toBe('true');
    expect(homeOf(mode.get())).toBe('/remoteCounterHome');
  });

  it('stay the same after a login, whose return address is the same for both', () => {
    window.history.replaceState(null, '', '/remoteCounterHome');
    createMode(WEB);
    window.history.replaceState(null, '', '/home?code=c&state=s');
    expect(createMode(WEB).get()).toBe('remoteCounter');
    sessionStorage.clear();
    expect(createMode(BY_HOST).get()).toBe('remoteCounter');
  });

  it('are left by a reload at the web counter [NAV-27]', () => {
    const loaded: string[] = [];
    window.history.replaceState(null, '', '/remoteCounterHome');
    const mode = createMode(BY_PATH, (address) => loaded.push(address));
    mode.leave?.('/search?q=card');
    mode.leave?.('https://evil.test/search?q=card');
    expect(loaded).toEqual(['/search?q=card', '/home?q=card']);
    window.history.replaceState(null, '', '/search?q=card');
    expect(createMode(WEB).get()).toBe('web');
  });

  it('are left for the host of the web counter where their own host decides [NAV-27]', () => {
    const loaded: string[] = [];
    const mode = createMode({ ...BY_HOST, webOrigin: 'https://vez.test' }, (address) => loaded.push(address));
    mode.leave?.('/search?q=card');
    mode.leave?.('https://evil.test/search?q=card');
    expect(loaded).toEqual(['https://vez.test/search?q=card', 'https://vez.test/home?q=card']);
    // What is loaded next from this host is the remote counter again.
    expect(sessionStorage.getItem('remoteCounter')).toBe('true');
  });

  it('cannot be left where the host decides and no other has the web counter', () => {
    expect(createMode(BY_HOST).leave).toBeUndefined();
  });

  it('stay the same on a page that names neither, even after a reload [NAV-27]', () => {
    sessionStorage.setItem('remoteCounter', 'true');
    const mode = createMode(WEB);
    mode.follow('/department');
    expect(mode.get()).toBe('remoteCounter');
  });
});
