import { fileURLToPath } from 'node:url';
import { destinationOf, originAt, pagesElsewhere, shownPath, webOrigin, type Directory } from './address';
import { readDeployment, type Deployment } from './read-deployment';

const fileOf = (name: string) => fileURLToPath(new URL(`../../../deployments/${name}.json`, import.meta.url));
const WEB = readDeployment(fileOf('web'));
const COUNTER = readDeployment(fileOf('remote-counter'));
const STAFF = readDeployment(fileOf('staff'));
const PARKING: Deployment = { ...COUNTER, name: 'parking', markers: [], home: '/parking' };

const SCREENS: Record<string, string[]> = {
  web: ['/', '/home', '/remoteCounterHome', '/department', '/reserve'],
  'remote-counter': ['/', '/home', '/remoteCounterHome', '/department'],
  parking: ['/parking', '/lots', '/lots/:lot'],
};
const directory = (...deployments: [Deployment, ...Deployment[]]): Directory => ({
  deployments,
  publicOrigin: 'https://vez.test:8443',
  routesOf: ({ name }) => SCREENS[name],
});
const at = (host: string, hosts: string[] = []) => {
  const all = directory(WEB, { ...COUNTER, hosts }, PARKING);
  return (path: string) => {
    const { deployment, origin } = destinationOf(all, host, path);
    return origin === undefined ? deployment.name : `${deployment.name} ${origin}`;
  };
};

describe('an address on the shared host', () => {
  const lead = at('vez.test');

  it.each([
    ['/home', 'web'],
    ['/web', 'web'],
    ['/department', 'web'],
    ['/remoteCounterHome', 'remote-counter'],
    ['/RemoteCounter', 'remote-counter'],
    ['/webinar', 'web'],
    ['/nowhere', 'web'],
  ])('%s is for %s, by its home or its marker [NAV-24]', (path, name) => {
    expect(lead(path)).toBe(name);
  });

  it('of a screen that the default lacks belongs to the deployment that has it', () => {
    expect(['/parking', '/lots', '/lots/7'].map(lead)).toEqual(['parking', 'parking', 'parking']);
    expect(lead('/lots/7/more')).toBe('web');
  });
});

describe('a host of its own', () => {
  it.each(['video.vez.test', 'VIDEO.vez.test'])('%s alone decides, whatever the path', (host) => {
    const lead = at(host, ['video.vez.test']);
    expect(['/', '/home', '/department', '/nowhere'].map(lead)).toEqual(Array(4).fill('remote-counter'));
  });

  it('shows its home under /home too; the shared host does not', () => {
    const all = directory(WEB, { ...COUNTER, hosts: ['video.vez.test'] });
    const shown = (host: string, path: string) => shownPath(destinationOf(all, host, path), path);
    expect(['/', '/home', '/department'].map((path) => shown('video.vez.test', path))).toEqual([
      '/remoteCounterHome',
      '/remoteCounterHome',
      '/department',
    ]);
    expect(['/', '/home'].map((path) => shown('vez.test', path))).toEqual(['/home', '/home']);
  });

  it('has a home that another deployment’s screen at the same path cannot replace [NAV-24]', () => {
    const all = directory(WEB, { ...PARKING, hosts: ['parking.vez.test'] });
    const lead = (path: string) => destinationOf(all, 'parking.vez.test', path).deployment.name;
    expect(['/', '/home', '/parking'].map(lead)).toEqual(Array(3).fill('parking'));
    expect(lead('/department')).toBe('web');
  });

  it('may be recognised by a marker in its name', () => {
    expect(at('remotecounter.vez.test')('/home')).toBe('remote-counter');
    expect(at('cobweb-remotecounters.test')('/department')).toBe('web');
  });

  it('redirects to the deployment that has a screen which its own lacks', () => {
    const lead = at('video.vez.test', ['video.vez.test']);
    expect(lead('/reserve')).toBe('web https://vez.test:8443');
    expect(lead('/parking')).toBe('parking https://vez.test:8443');
  });

  it('is the address of its home, also for requests to another host', () => {
    const lead = at('vez.test', ['video.vez.test']);
    expect(lead('/remoteCounterHome')).toBe('remote-counter https://video.vez.test:8443');
    expect(lead('/remoteCounter')).toBe('remote-counter https://video.vez.test:8443');
  });

  it('is the only host that its logins return to', () => {
    const all = directory(WEB, { ...COUNTER, hosts: ['video.vez.test'] });
    expect(originAt(all, 'VIDEO.vez.test')).toBe('https://video.vez.test:8443');
    expect(originAt(all, 'evil.test')).toBe('https://vez.test:8443');
  });
});

describe('the way from a host of its own to the web counter [NAV-27]', () => {
  const HOSTS = { hosts: ['video.vez.test'] };
  const wayFrom = (host: string, ...all: [Deployment, ...Deployment[]]) =>
    webOrigin(directory(...all), destinationOf(directory(...all), host, '/department'));

  it('leads to the web counter', () => {
    expect(wayFrom('video.vez.test', WEB, { ...COUNTER, ...HOSTS })).toBe('https://vez.test:8443');
    expect(wayFrom('remotecounter.vez.test', WEB, COUNTER)).toBe('https://vez.test:8443');
    const web = { ...WEB, hosts: ['web.vez.test'] };
    expect(wayFrom('video.vez.test', PARKING, { ...COUNTER, ...HOSTS }, web)).toBe(
      'https://web.vez.test:8443',
    );
  });

  it('is missing if no configured host has the web counter', () => {
    expect(wayFrom('video.vez.test', PARKING, { ...COUNTER, ...HOSTS })).toBeUndefined();
    // The public host is that of the remote counter.
    expect(wayFrom('vez.test', WEB, { ...COUNTER, hosts: ['vez.test'] })).toBeUndefined();
    const web = { ...WEB, hosts: ['web.vez.test'] };
    expect(wayFrom('vez.test', web, { ...COUNTER, hosts: ['vez.test'] })).toBe('https://web.vez.test:8443');
  });

  it('exists for the remote counter alone, and not on the shared host', () => {
    expect(wayFrom('vez.test', WEB, { ...COUNTER, ...HOSTS })).toBeUndefined();
    expect(wayFrom('parking.vez.test', WEB, { ...PARKING, hosts: ['parking.vez.test'] })).toBeUndefined();
  });
});

describe('the links of a page to other deployments', () => {
  const elsewhere = (host: string, path: string, hosts: string[]) => {
    const all = directory(WEB, { ...COUNTER, hosts }, PARKING);
    return pagesElsewhere(all, destinationOf(all, host, path), host);
  };

  it('are the screens that it lacks, and the other homes of its host', () => {
    const parking = { '/parking': '', '/lots': '', '/lots/:lot': '' };
    expect(elsewhere('vez.test', '/home', [])).toEqual({ ...parking, '/remoteCounterHome': '' });
    expect(elsewhere('vez.test', '/remoteCounterHome', [])).toEqual({
      ...parking,
      ...{ '/home': '', '/reserve': '' },
    });
  });

  it('include the origin if it differs', () => {
    const hosts = ['video.vez.test'];
    expect(elsewhere('vez.test', '/home', hosts)).toMatchObject({
      '/remoteCounterHome': 'https://video.vez.test:8443',
    });
    const origin = 'https://vez.test:8443';
    expect(elsewhere('video.vez.test', '/home', hosts)).toEqual({
      ...{ '/reserve': origin, '/parking': origin, '/lots': origin, '/lots/:lot': origin },
    });
  });

  it('include only the home of staff, for logins', () => {
    const all: Directory = {
      ...directory(WEB, STAFF),
      routesOf: ({ name }) => (name === 'staff' ? ['/staff', '/staff/counter'] : SCREENS[name]),
    };
    const of = (path: string) => pagesElsewhere(all, destinationOf(all, 'vez.test', path), 'vez.test');
    expect(of('/home')).toEqual({ '/staff': '' });
    expect(destinationOf(all, 'vez.test', '/staff/counter').deployment.name).toBe('staff');
  });
});
