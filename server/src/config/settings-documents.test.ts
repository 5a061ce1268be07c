import { readFileSync } from 'node:fs';
import { readConfig } from './read-config';
import { environment } from './environment';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const example = read('deploy/systemd/vez.env.example');
const guide = read('docs/guides/running.md');

/** Other programs read this name too. */
const NOT_OURS = ['NODE_ENV'];
/** The unit sets it, differently for each process. */
const OF_UNIT = ['PORT'];
const names = Object.keys(environment.shape).filter((name) => !NOT_OURS.includes(name));

/** The lines `NAME=value` of the example, and whether each is commented out. */
const lines = [...example.matchAll(/^(#?)([A-Z][A-Z_]+)=(.*)$/gm)].map(([, sign, name = '', value = '']) => ({
  name,
  value,
  isOff: sign === '#',
}));
const row = (text: string) => [...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
/** The settings in the guide's list, and its paragraph on development settings. */
const settings = /^## 4\. Configure$(.*?)^### /ms.exec(guide)![1]!;
const inList = [...settings.matchAll(/^- ([^:(]*`[A-Z_]+`)/gm)]
  .flatMap(([, first = '']) => row(first))
  .filter((name) => names.includes(name!));
const ofDevelopment = row(/^`VEZ_COUNTER_CREDENTIAL`.*for development/m.exec(guide)![0]);
const inOrder = (list: (string | undefined)[]) => [...new Set(list)].sort();

it('are all in the guide, for production or for development', () => {
  expect(inOrder([...inList, ...ofDevelopment])).toEqual(inOrder(names));
});

it('for production are all in the example, and no others', () => {
  const ofProduction = names.filter((name) => !ofDevelopment.includes(name) && !OF_UNIT.includes(name));
  expect(inOrder(lines.map(({ name }) => name))).toEqual(inOrder(ofProduction));
});

it('that the example comments out show the server’s defaults', () => {
  const defaults: Record<string, unknown> = environment.parse({});
  const ownDefaults = new Map([
    ['VEZ_DEPLOYMENT', '/srv/vez/current/deployments/web.json'],
    ['VEZ_PUZZLES', 'underPressure'],
  ]);
  for (const { name, value } of lines.filter(({ isOff }) => isOff)) {
    expect({ name, value }).toEqual({ name, value: ownDefaults.get(name) ?? String(defaults[name] ?? '') });
  }
});

it('of the example start production once the secrets are filled in', () => {
  const filled = Object.fromEntries(
    lines.filter(({ isOff }) => !isOff).map(({ name, value }) => [name, value]),
  );
  const secrets = {
    VEZ_SECRET: PRODUCTION_SETTINGS.VEZ_SECRET,
    VEZ_SMS_GATEWAY_SECRET: PRODUCTION_SETTINGS.VEZ_SMS_GATEWAY_SECRET,
    VEZ_DATA_KEYS: `${filled.VEZ_DATA_KEYS}${Buffer.alloc(32, 7).toString('base64')}`,
    VEZ_DEPLOYMENT: PRODUCTION_SETTINGS.VEZ_DEPLOYMENT,
  };
  const config = readConfig({ ...filled, ...secrets, VEZ_ENV: 'production' }, '/srv/vez/current');
  expect(config).toMatchObject({ production: true, puzzles: { mode: 'underPressure' } });
});

it('of containers are known to the server, and their probes use paths that it answers', () => {
  const files = ['Containerfile', 'compose.yaml', 'kubernetes/vez.yaml', 'kubernetes/migrate.yaml'];
  const all = files.map((file) => read(`deploy/containers/${file}`)).join('\n');
  const ofCompose = ['VEZ_IMAGE', 'VEZ_PORT', 'VEZ_PROXY_NETWORK', 'VEZ_ISSUER', 'VEZ_KEYS'];
  const used = [...all.matchAll(/\bVEZ_[A-Z_]+\b/g)].map(([name]) => name);
  expect(used).toContain('VEZ_TRUSTED_PROXIES');
  expect(used.filter((name) => !names.includes(name as never) && !ofCompose.includes(name))).toEqual([]);
  const probed = [...all.matchAll(/path: (\/\w+)/g)].map(([, path]) => path);
  expect(inOrder(probed)).toEqual(inOrder(['/healthz', '/readyz']));
  const program = /CMD \["(\S+)"\]/.exec(all)?.[1];
  expect(read('deploy/systemd/vez@.service')).toContain(program);
});
