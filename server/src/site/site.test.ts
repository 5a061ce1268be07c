import { createHash, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { publicOriginOf } from '../config/config';
import { readConfig } from '../config/read-config';
import type { Log } from '../diagnostics/log';
import type { Deployment } from '../deployments/read-deployment';
import { deploymentConfig } from './page-config';
import type { PaintedPages } from '../painting';
import { createSiteReleases } from '../registry/site-releases';
import { serveSite, type Site } from './site';
import { adjustableClock } from '../testing/adjustable-clock';
import { FORMER_TEMPLATE } from '../testing/page-template';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';
import { signedSite } from '../testing/signed-site';

let siteDir: string;
let app: FastifyInstance;
let site: Site;
let published: ReturnType<typeof signedSite>;
let logged: object[];
let rendered = 0;

/** Publishes remotes for one deployment. */
const publish = (variant: string, names: string[]) => published.publish(names, [variant]);

/** A deployment that names no remotes loads whatever is published. */
const loadsAll = ({ remotes: _, ...deployment }: Deployment): Deployment => deployment;

/** A site of one empty page, as a deployment with these settings serves it. */
async function serve(
  env: NodeJS.ProcessEnv,
  framed: string[] = [],
  painted?: PaintedPages,
  keyOfProgram = (): object | undefined => published.operator.publicKey,
) {
  const config = readConfig({ VEZ_ENV: 'production', ...PRODUCTION_SETTINGS, ...env }, siteDir);
  const [web, ...others] = config.deployments;
  const log: Log = {
    info: () => undefined,
    warn: () => undefined,
    error: (facts) => void logged.push(facts),
  };
  app = fastify();
  await app.register(cookie);
  site = await serveSite(app, {
    siteDir,
    operatorKey: keyOfProgram() as JsonWebKey | undefined,
    releases: createSiteReleases({
      siteDir,
      operatorKey: keyOfProgram() as JsonWebKey | undefined,
      log,
      secrets: config.secrets,
    }),
    releasedFile: () => undefined,
    log,
    clock: adjustableClock('2026-12-01T09:31'),
    securityContacts: config.securityContacts,
    iconsFolder: join(__dirname, 'icons'),
    publicPages: { at: () => undefined, all: () => [] },
    renderPage({ config: told, early }) {
      rendered += 1;
      return JSON.stringify({ told, early });
    },
    deployments: [loadsAll(web), ...others.filter(({ staff }) => !staff)],
    publicOrigin: publicOriginOf(config),
    overridable: !config.production,
    painted,
    frameAncestors: config.hostOrigins,
    frameSources: () => framed,
    config: (deployment) => deploymentConfig(deployment, config),
  });
  const answer = await app.inject('/home');
  const policy = String(answer.headers['content-security-policy']).split('; ');
  const page = answer.json<{ told: Record<string, unknown> }>();
  return { answer, policy, ...page };
}

describe('a page', () => {
  beforeEach(() => {
    siteDir = mkdtempSync(join(tmpdir(), 'vez-site-'));
    logged = [];
    published = signedSite(siteDir);
    published.publish(['mfe-catalogue']);
  });
  afterEach(async () => {
    await app.close();
    rmSync(siteDir, { recursive: true });
  });

  it('belongs to the deployment that host and path name, never the query [NAV-24]', async () => {
    publish('remote-counter', ['mfe-queue']);
    await serve({});
    const deploymentAt = async (address: string, host = 'vez.example.mo') => {
      const answer = await app.inject({ url: address, headers: { host } });
      const { told } = answer.json<{ told: { deployment: string } }>();
      return [told.deployment, /vez-mfe-queue/.test(String(answer.headers['content-security-policy']))];
    };
    expect(await deploymentAt('/home')).toEqual(['web', false]);
    expect(await deploymentAt('/home?from=/remoteCounter&x=remoteCounterHome')).toEqual(['web', false]);
    expect(await deploymentAt('/remoteCounterHome')).toEqual(['remote-counter', true]);
    expect(await deploymentAt('/REMOTECOUNTER')).toEqual(['remote-counter', true]);
    expect(await deploymentAt('/home', 'RemoteCounter.vez.example.mo:8443')).toEqual([
      'remote-counter',
      true,
    ]);
  });

  it('makes the first reads of its screen for a visitor if it carries no answers', async () => {
    const routes = ['/', '/home'];
    const entry = {
      ...{ name: 'mfe-catalogue', routes, contract: '^1.0.0', owner: 'team', preload: {}, locales: {} },
      ...{ entry: { url: '/assets/mfe-catalogue/entry.js', integrity: 'sha256-x' } },
      reads: { '/home': { departments: {} } },
    };
    const earlyOf = async () => {
      await app.close();
      await serve({});
      return (await app.inject('/home')).json<{ early: object }>().early;
    };
    await serve({});
    published.append(published.publication(entry));
    const reads = [['departments', {}]];
    expect(await earlyOf()).toMatchObject({ reads, always: true, source: 'web' });
    published.append(published.publication({ ...entry, painted: { '/home': [] } }));
    const early = await earlyOf();
    expect(early).toMatchObject({ reads });
    expect(early).not.toHaveProperty('always');
  });

  it('has files that are cached for a year, without headers that would revalidate them', async () => {
    writeFileSync(join(siteDir, 'assets', 'file.js'), '1');
    await serve({});
    const { headers } = await app.inject('/assets/file.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'strict-transport-security'])
      expect(headers).not.toHaveProperty(name);
    expect(headers).toHaveProperty('content-type');
  });

  it('lets only the deployment that serves by video ask for the microphone', async () => {
    await serve({});
    const policyAt = async (url: string) =>
      (await app.inject({ url, headers: { host: 'vez.example.mo' } })).headers['permissions-policy'];
    expect(await policyAt('/home')).toBe('camera=(self), geolocation=(self), microphone=()');
    expect(await policyAt('/remoteCounterHome')).toBe('camera=(self), geolocation=(self), microphone=(self)');
  });

  it('answers a request for an earlier site’s worker with one that removes itself', async () => {
    await serve({});
    const headers = { 'service-worker': 'script' };
    for (const url of ['/sw.js', '/old/service-worker.js?v=3']) {
      const answer = await app.inject({ url, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('self.registration.unregister()');
    }
    expect((await app.inject('/sw.js')).statusCode).toBe(404);
  });

  it('redirects to the deployment that has the screen, if its own has not', async () => {
    publish('web', ['mfe-booking']);
    await serve({});
    const at = (url: string, host: string) => app.inject({ url, headers: { host } });
    const away = await at('/mfe-booking?service=1&location=5', 'remotecounter.vez.example.mo');
    expect([away.statusCode, away.headers.location]).toEqual([
      302,
      'https://vez.example.mo/mfe-booking?service=1&location=5',
    ]);
    expect((await at('/mfe-booking', 'vez.example.mo')).statusCode).toBe(200);
    expect((await at('/nowhere', 'remotecounter.vez.example.mo')).statusCode).toBe(404);
    const { told } = (await at('/home', 'remotecounter.vez.example.mo')).json<{
      told: { elsewhere: Record<string, string> };
    }>();
    expect(told.elsewhere).toEqual({ '/mfe-booking': 'https://vez.example.mo' });
  });

  it('gives open pages what is published for their deployment, and only once [SHL-19]', async () => {
    const justNow = Date.parse('2026-12-01T00:00:00Z');
    rmSync(siteDir, { recursive: true });
    published = signedSite(siteDir, () => justNow);
    published.publish(['mfe-catalogue']);
    publish('web', ['mfe-catalogue']);
    publish('web', ['mfe-catalogue']);
    await serve({});
    type Shown = { releases: { order: { version: number }; before?: { order: { version: number } } }[] };
    const versions = async (name: string) => {
      const { releases } = (await app.inject(`/releases/${name}.json`)).json<Shown>();
      return releases.map(({ order, before }) => [order.version, before?.order.version]);
    };
    // A young release ships with the previous one.
    expect(await versions('web')).toEqual([[3, 2]]);
    expect(await versions('remote-counter')).toEqual([[1, undefined]]);
    const { headers } = await app.inject('/releases/web.json');
    const again = { 'if-none-match': headers.etag as string };
    expect((await app.inject({ url: '/releases/web.json', headers: again })).statusCode).toBe(304);
    publish('web', ['mfe-catalogue']);
    expect((await app.inject({ url: '/releases/web.json', headers: again })).statusCode).toBe(200);
    for (const name of ['nothing.json', 'web', '..%2fweb.json'])
      expect((await app.inject(`/releases/${name}`)).statusCode).toBe(404);
  });

  it('describes a published remote in the format of Module Federation tools', async () => {
    await serve({});
    const { headers, ...answer } = await app.inject('/releases/web/mfe-catalogue/mf-manifest.json');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(answer.json()).toMatchObject({
      name: 'mfeCatalogue',
      metaData: {
        globalName: 'mfeCatalogue',
        publicPath: '/assets/mfe-catalogue/',
        remoteEntry: { name: 'entry.js', type: 'global' },
      },
      exposes: [{ path: './mount' }],
    });
    for (const place of ['web/mfe-nothing', 'nowhere/mfe-catalogue'])
      expect((await app.inject(`/releases/${place}/mf-manifest.json`)).statusCode).toBe(404);
  });

  it('gives open pages the release of the shell, and of each part by deployment [API-73]', async () => {
    await serve({});
    const unique = async (query = 'abc') => {
      const answer = await app.inject(`/unique.json?${query}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      return answer.json<{ unique: { id: string; deployments: object } }>().unique;
    };
    const before = await unique();
    expect(before).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      deployments: { web: before.id, 'remote-counter': before.id },
      newest: { web: 1_000, 'remote-counter': 1_000 },
    });
    publish('web', ['mfe-catalogue']);
    const newest = { web: 1_001, 'remote-counter': 1_000 };
    expect(await unique()).toEqual({ ...before, newest });
    expect(await unique('parts&abc')).toEqual({
      ...{ ...before, newest },
      parts: { web: { 'mfe-catalogue': 1_001 }, 'remote-counter': { 'mfe-catalogue': 1_000 } },
    });
    published.template({ style: 'a{}' });
    const { id, deployments } = await unique();
    expect(id).not.toBe(before.id);
    expect(deployments).toEqual({ web: id, 'remote-counter': id });
  });

  it('runs only scripts of its own origin, under Trusted Types', async () => {
    published.template({ style: 'a{}', beforePaint: 'b()' });
    const { policy } = await serve({});
    const hashOf = (style: string) => createHash('sha256').update(style).digest('base64');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' 'sha256-${hashOf('b()')}'`,
        `style-src 'self' 'sha256-${hashOf('a{}')}' 'sha256-${hashOf('')}'`,
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy.join(' ')).not.toMatch(/unsafe|\*/);
  });

  describe('that was painted', () => {
    const facts = {
      remote: 'mfe-catalogue',
      path: '/home',
      mode: 'web',
      identifierPrefix: '',
      paintedAt: '2026-12-03T02:00:00.000Z',
      answers: [],
    } as const;
    const looks = { html: '<h1>Home</h1>', styles: 'b{}', styleVersion: '6' };
    const painted: PaintedPages = {
      get: async ({ path, language }) => (path === '/home' ? { ...looks, ...facts, language } : undefined),
      prepare: async () => undefined,
      stop: () => undefined,
    };
    const ask = (url: string, headers = {}) =>
      app.inject({ url, headers: { host: 'vez.example.mo', ...headers } });
    const keeping = async (url: string, headers = {}) => {
      const { 'cache-control': kept, vary } = (await ask(url, headers)).headers;
      return [kept, vary];
    };

    it('may be cached by all if its address names the language, else by the browser alone', async () => {
      await serve({}, [], painted);
      const byAll = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';
      expect(await keeping('/home?language=pt_pt')).toEqual([byAll, 'accept-encoding']);
      expect(await keeping('/home')).toEqual(['private, no-cache', 'accept-encoding, cookie']);
      // Not a language of this deployment: a cookie may have chosen the page's language.
      expect(await keeping('/home?language=xx')).toEqual(['private, no-cache', 'accept-encoding, cookie']);
      expect(await keeping('/mfe-catalogue')).toEqual(['no-store', undefined]);
    });

    it('is not sent again to a browser that has it, and names its style sheet in its policy', async () => {
      await serve({}, [], painted);
      const { headers } = await ask('/home?language=pt_pt');
      // A page with a new time of its figures counts as the same page, so the tag is weak.
      expect(headers.etag).toMatch(/^W\/"/);
      const hash = createHash('sha256').update('b{}').digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
      const again = await ask('/home?language=pt_pt', { 'if-none-match': headers.etag as string });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect((await ask('/home?language=pt_pt', { 'if-none-match': '"older"' })).statusCode).toBe(200);
    });

    it('is assembled once while it is the same, for each address', async () => {
      const home = { ...looks, ...facts, language: 'pt_pt' } as const;
      await serve({}, [], { ...painted, get: async () => home });
      rendered = 0;
      const bodies = new Set<string>();
      for (let at = 0; at < 3; at += 1) bodies.add((await ask('/home?language=pt_pt')).body);
      expect([rendered, bodies.size]).toEqual([1, 1]);
      await ask('/home?language=pt_pt&isDark=true');
      expect(rendered).toBe(2);
      publish('web', ['mfe-one', 'mfe-sixth']);
      await ask('/home?language=pt_pt');
      expect(rendered).toBe(3);
    });

    it('is compressed as the browser accepts it', async () => {
      const home = { ...looks, ...facts, language: 'pt_pt' } as const;
      await serve({}, [], { ...painted, get: async () => home });
      const plain = (await ask('/home?language=pt_pt')).body;
      const accept = (encoding: string) => ask('/home?language=pt_pt', { 'accept-encoding': encoding });
      const [br, gzip] = [await accept('gzip, deflate, br'), await accept('gzip;q=1, br;q=0.1')];
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
      expect((await accept('identity')).headers['content-encoding']).toBeUndefined();
    });

    it('marks a session without a marker, and is not cached then', async () => {
      await serve({}, [], painted);
      const cookie = '__Host-vez=secret';
      const first = await ask('/home?language=pt_pt', { cookie });
      expect(String(first.headers['set-cookie'])).toMatch(
        /^vez-returning=1;(?!.*HttpOnly).*Secure; SameSite=Strict/,
      );
      expect(first.headers['cache-control']).toBe('no-store');
      const next = await ask('/home?language=pt_pt', { cookie: `${cookie}; vez-returning=1` });
      expect(next.headers['set-cookie']).toBeUndefined();
      expect(next.headers['cache-control']).toMatch(/^public/);
    });
  });

  it('runs exactly the published remotes, and takes a new one without a restart', async () => {
    const typesOf = ({ policy }: { policy: string[] }) =>
      policy
        .find((rule) => rule.startsWith('trusted-types '))
        ?.split(' ')
        .filter((name) => name.startsWith('vez-mfe-'));
    expect(typesOf(await serve({}))).toEqual(['vez-mfe-catalogue']);
    await app.close();
    publish('web', ['mfe-sixth']);
    expect(typesOf(await serve({}))).toEqual(['vez-mfe-catalogue', 'vez-mfe-sixth']);
  });

  it('takes a developer’s own remote from this machine, but never in production', async () => {
    expect((await serve({})).policy.join(' ')).not.toContain('localhost');
    await app.close();
    const { policy } = await serve({ VEZ_ENV: 'development' });
    expect(policy.find((rule) => rule.startsWith('script-src'))).toMatch(
      /^script-src 'self' 'sha256-[^']+' http:\/\/localhost:\*$/,
    );
    expect(policy).toContain("connect-src 'self' http://localhost:*");
  });

  it('may be framed only by itself, and by the host apps that the deployment names', async () => {
    expect((await serve({})).policy).toContain("frame-ancestors 'self'");
    await app.close();
    const { policy, told, answer } = await serve({
      VEZ_HOST_ORIGINS: 'https://app.example, https://kiosk.example:8443',
    });
    expect(policy).toContain("frame-ancestors 'self' https://app.example https://kiosk.example:8443");
    expect(answer.headers).not.toHaveProperty('x-frame-options');
    expect(told.hostOrigins).toEqual(['https://app.example', 'https://kiosk.example:8443']);
  });

  it('frames its own map and the pages that the catalogue names now [CAT-44] [CAT-57]', async () => {
    const framed: string[] = [];
    expect((await serve({}, framed)).policy).toContain("frame-src 'self'");
    framed.push('https://www.gov.mo');
    const later = await app.inject('/home');
    expect(later.headers['content-security-policy']).toContain("frame-src 'self' https://www.gov.mo;");
  });

  it.each([
    ['/home/', '/home'],
    ['/serOrLocationWithTabs//?department=7&tab=1?x', '/serOrLocationWithTabs?department=7&tab=1?x'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('has one address: %s is %s', async (address, one) => {
    await serve({});
    const answer = await app.inject(address);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, one]);
  });

  it.each([
    ['/', 200],
    ['/home?isDark=true', 200],
    ['/AboutPage', 200],
    ['/app', 200],
    ['/mfe-sixth', 404],
    ['/home/more', 404],
    ['/wp-login.php', 404],
  ])('answers %s with %i, and always with the page', async (address, status) => {
    await serve({});
    const answer = await app.inject(address);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    publish('web', ['mfe-sixth']);
    expect((await app.inject('/mfe-sixth')).statusCode).toBe(200);
  });

  it('publishes where to report a vulnerability, if the deployment names it', async () => {
    await serve({});
    expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
    await app.close();
    await serve({ VEZ_SECURITY_CONTACTS: 'mailto:security@vez.example.mo, https://vez.example.mo/security' });
    const { body, headers } = await app.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'Contact: mailto:security@vez.example.mo',
      'Contact: https://vez.example.mo/security',
      'Expires: 2027-05-30T00:00:00Z',
      'Preferred-Languages: zh, pt, en',
      '',
    ]);
  });

  const brokenFiles = () => site.files().flatMap(({ file, isBroken }) => (isBroken ? file : []));
  const remotesOf = async () => {
    const { headers } = await app.inject('/home');
    const policy = String(headers['content-security-policy']);
    return [...policy.matchAll(/vez-(mfe-\w+)/g)].map(([, name]) => name);
  };

  it.each([
    ['cut off', () => published.releases().slice(0, -9)],
    ['without its log', () => '{"deeds":[]}'],
    ['empty', () => ''],
    ['of another operator', () => otherSite()],
  ])('is the last good one while the newest releases are %s, which is reported once', async (_, text) => {
    await serve({});
    expect(brokenFiles()).toEqual([]);
    published.write('releases.json', text());
    for (let at = 0; at < 3; at += 1) expect(await remotesOf()).toEqual(['mfe-catalogue']);
    expect(brokenFiles()).toEqual(['releases.json']);
    expect(logged).toHaveLength(1);
    publish('web', ['mfe-sixth']);
    expect(await remotesOf()).toEqual(['mfe-catalogue', 'mfe-sixth']);
    expect(brokenFiles()).toEqual([]);
  });

  /** Releases of the same remote, signed by other keys. */
  function otherSite() {
    const folder = mkdtempSync(join(tmpdir(), 'vez-site-'));
    const other = signedSite(folder);
    other.publish(['mfe-catalogue', 'mfe-evil']);
    const text = other.releases();
    rmSync(folder, { recursive: true });
    return text;
  }

  it('keeps the newest releases if an older file replaces them', async () => {
    const older = published.releases();
    publish('web', ['mfe-third']);
    await serve({});
    published.write('releases.json', older);
    expect(await remotesOf()).toEqual(['mfe-catalogue', 'mfe-third']);
    expect(brokenFiles()).toEqual(['releases.json']);
    publish('web', ['mfe-fourth']);
    expect(await remotesOf()).toEqual(['mfe-catalogue', 'mfe-fourth', 'mfe-third']);
    expect(brokenFiles()).toEqual([]);
  });

  it('omits only the release that a wrong key has signed, and reports it', async () => {
    publish('web', ['mfe-sixth']);
    await serve({});
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    published.own('mfe-seventh', ['/seventh']);
    const file = { url: '/assets/mfe-seventh/entry.js', integrity: '' };
    const rest = { contract: '^1.0.0', owner: 'team', preload: {}, locales: {} };
    const entry = { name: 'mfe-seventh', routes: ['/seventh'], entry: file, ...rest };
    published.append(published.publication(entry, null, privateKey));
    expect(await remotesOf()).toEqual(['mfe-catalogue', 'mfe-sixth']);
    expect(brokenFiles()).toEqual(['releases.json']);
    expect(logged).toHaveLength(1);
  });

  it('serves the release before one that may make a call of a newer server', async () => {
    await serve({});
    const release = (calls: string[]) => {
      const entry = {
        ...{ name: 'mfe-catalogue', routes: ['/', '/home'], contract: '^1.0.0', owner: 'team' },
        ...{ entry: { url: '/assets/mfe-catalogue/entry.js', integrity: '' }, preload: {}, locales: {} },
      };
      published.append(published.publication({ ...entry, rights: { calls } }));
    };
    type Shown = { order: { version: number }; before?: { order: { version: number } }; isStopped?: true };
    const shown = async () => {
      const { releases } = (await app.inject('/releases/web.json')).json<{ releases: Shown[] }>();
      return releases.map(({ order, before, isStopped }) => [
        order.version,
        isStopped && before?.order.version,
      ]);
    };
    release(['tickets', 'extend', 'ticket*']);
    expect(await shown()).toEqual([[2, undefined]]);
    release(['tickets', 'callOfTomorrow']);
    expect(await shown()).toEqual([[3, 2]]);
    release(['anotherOfTomorrow']);
    expect(await shown()).toEqual([[4, 2]]);
    release(['tickets']);
    expect(await shown()).toEqual([[5, undefined]]);
  });

  it('uses the last template that the operator has signed', async () => {
    const { told } = await serve({});
    const release = async () => (await app.inject('/home')).json<{ told: object }>().told;
    published.write('page-template.json', '{"style":"evil"}');
    expect(await release()).toEqual(told);
    expect(brokenFiles()).toEqual(['page-template.json']);
    published.template({ style: 'new' });
    expect(await release()).not.toEqual(told);
    expect(brokenFiles()).toEqual([]);
  });

  it.each([
    ['reads newer boot data', { bootData: { oldest: 3, newest: 4 } }],
    ['lacks what a page needs', { skeleton: undefined }],
    ['has no texts', { texts: {} }],
  ])('is the last one that this server can serve while the newest %s', async (_, content) => {
    const { told } = await serve({});
    published.template(content);
    expect((await app.inject('/home')).json<{ told: object }>().told).toEqual(told);
    expect(site.files()[0]).toMatchObject({ file: 'page-template.json', isBroken: true, isMissed: false });
    published.template({ bootData: { oldest: 1, newest: 4 } });
    expect((await app.inject('/home')).json<{ told: object }>().told).not.toEqual(told);
    expect(brokenFiles()).toEqual([]);
  });

  it.each([
    [1, 'those of all remotes', ['mfe-catalogue', 'mfe-third']],
    [2, 'only those of its own remote', []],
  ])('carries, as boot data %i, %s', async (version, _, named) => {
    publish('web', ['mfe-third']);
    published.template({ bootData: { oldest: version, newest: version } });
    await serve({});
    expect(await remotesOf()).toEqual(named);
  });

  it('takes the operator’s key from its template if the program came without one', async () => {
    await serve({}, [], undefined, () => undefined);
    expect(await remotesOf()).toEqual(['mfe-catalogue']);
  });

  it('is shown as before while nothing was released since an upgrade', async () => {
    rmSync(join(siteDir, 'releases.json'));
    writeFileSync(join(siteDir, 'page-template.json'), JSON.stringify(FORMER_TEMPLATE));
    const entry = { url: '/assets/entry.js', integrity: '' };
    const remotes = [{ name: 'mfe-old', routes: ['/old', '/home'], entry, preload: {}, locales: {} }];
    const registry = { deployment: 'web', publishedAt: 'r1', remotes };
    writeFileSync(join(siteDir, 'registry.web.json'), JSON.stringify({ registry, signature: 's' }));
    await serve({});
    expect(await remotesOf()).toEqual(['mfe-old']);
    expect((await app.inject('/old')).statusCode).toBe(200);
    published.template();
    published.publish(['mfe-catalogue']);
    expect(await remotesOf()).toEqual(['mfe-catalogue']);
  });

  it('knows no mock user in production [NAV-39]', async () => {
    await serve({});
    const answer = await app.inject('/home?mock=chan');
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([]);
  });

  it('accepts no login from a provider without https in production [NAV-39]', async () => {
    await serve({});
    await expect(serve({ VEZ_OIDC_PERSONAL_ISSUER: 'http://mock.example' })).rejects.toThrow(
      'VEZ_OIDC_PERSONAL_ISSUER must begin with https://',
    );
  });

  it('gets only the app stores and host apps of its deployment [SHL-04] [SHL-05]', async () => {
    expect((await serve({})).told).toMatchObject({ stores: {} });
    await app.close();
    const { told } = await serve({
      VEZ_STORE_IOS: 'https://apps.apple.com/mo/app/id1',
      VEZ_HOST_APPS: 'CityApp,OtherApp',
    });
    expect(told).toMatchObject({
      stores: { ios: 'https://apps.apple.com/mo/app/id1' },
      hostApps: ['CityApp', 'OtherApp'],
    });
  });
});

it.each([
  ['VEZ_HOST_ORIGINS', 'https://app.example/path'],
  ['VEZ_HOST_ORIGINS', "'unsafe-inline'; script-src *"],
  ['VEZ_STORE_IOS', 'javascript:alert(1)'],
])('does not start with %s set to %s', (name, value) => {
  expect(() =>
    readConfig({ VEZ_ENV: 'production', ...PRODUCTION_SETTINGS, [name]: value }, tmpdir()),
  ).toThrow(name);
});
