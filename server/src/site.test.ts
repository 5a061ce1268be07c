import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from './config';
import { deploymentConfig } from './deployment';
import { serveSite } from './site';
import { PRODUCTION_SETTINGS } from './testing/production-settings';

let siteDir: string;
let app: FastifyInstance;

/** Publishes a registry of these remotes. */
function publish(variant: string, names: string[]) {
  const registry = { publishedAt: 'r1', remotes: names.map((name) => ({ name })) };
  writeFileSync(join(siteDir, `registry.${variant}.json`), JSON.stringify({ registry }));
}

/** A site of one empty page, as a deployment with these settings serves it. */
async function serve(env: NodeJS.ProcessEnv, framed: string[] = []) {
  const config = readConfig({ VEZ_ENV: 'production', ...PRODUCTION_SETTINGS, ...env }, siteDir);
  app = fastify();
  await app.register(cookie);
  await serveSite(app, {
    siteDir,
    renderPage: ({ config: told, nonce }) => JSON.stringify({ told, nonce }),
    remoteCounterMarker: 'remoteCounter',
    overridable: !config.production,
    frameAncestors: config.hostOrigins,
    frameSources: () => framed,
    config: deploymentConfig(config),
  });
  const answer = await app.inject('/home');
  const policy = String(answer.headers['content-security-policy']).split('; ');
  const page = answer.json<{ told: Record<string, unknown>; nonce: string }>();
  return { answer, policy, ...page };
}

describe('a page', () => {
  beforeEach(() => {
    siteDir = mkdtempSync(join(tmpdir(), 'vez-site-'));
    mkdirSync(join(siteDir, 'assets'));
    writeFileSync(join(siteDir, 'page-template.json'), '{}');
    for (const variant of ['web', 'remote-counter']) publish(variant, ['mfe-one']);
  });
  afterEach(async () => {
    await app.close();
    rmSync(siteDir, { recursive: true });
  });

  it('tells open pages which release is published [API-73]', async () => {
    await serve({});
    const answer = await app.inject('/unique.json');
    expect(answer.json()).toEqual({ unique: { id: 'r1' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('runs only scripts of its own origin, under Trusted Types, and takes nothing that it does not name', async () => {
    const { policy, nonce } = await serve({});
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy.join(' ')).not.toMatch(/unsafe|\*/);
  });

  it('lets the builds of exactly the remotes run that are published, and needs no new server for one more', async () => {
    const typesOf = ({ policy }: { policy: string[] }) =>
      policy
        .find((rule) => rule.startsWith('trusted-types '))
        ?.split(' ')
        .filter((name) => name.startsWith('vez-mfe-'));
    expect(typesOf(await serve({}))).toEqual(['vez-mfe-one']);
    await app.close();
    publish('web', ['mfe-one', 'mfe-sixth']);
    expect(typesOf(await serve({}))).toEqual(['vez-mfe-one', 'vez-mfe-sixth']);
  });

  it('takes a developer’s own remote, and word of its changes, from this machine; never in production', async () => {
    expect((await serve({})).policy.join(' ')).not.toContain('localhost');
    await app.close();
    const { policy, nonce } = await serve({ VEZ_ENV: 'development' });
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' http://localhost:*`);
    expect(policy).toContain("connect-src 'self' http://localhost:*");
  });

  it('is framed by nobody but itself, and by the host apps that the deployment names', async () => {
    expect((await serve({})).policy).toContain("frame-ancestors 'self'");
    await app.close();
    const { policy, told, answer } = await serve({
      VEZ_HOST_ORIGINS: 'https://app.example, https://kiosk.example:8443',
    });
    expect(policy).toContain("frame-ancestors 'self' https://app.example https://kiosk.example:8443");
    expect(answer.headers).not.toHaveProperty('x-frame-options');
    expect(told.hostOrigins).toEqual(['https://app.example', 'https://kiosk.example:8443']);
  });

  it('shows in its frames its own map, and the pages that the catalogue names as of now [CAT-44] [CAT-57]', async () => {
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

  it('knows no mock user in production [NAV-39]', async () => {
    await serve({});
    const answer = await app.inject('/home?mock=chan');
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([]);
  });

  it('is told the app stores and the host apps that the deployment names, and none else [SHL-04] [SHL-05]', async () => {
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
