import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trialRepository } from './trial-repository.mjs';

const root = join(__dirname, '../../..');
/** A wrong use of each package, which fails only if its types exist and are not `any`. */
const WRONG = `import { useBridge } from '@vez/bridge';
import type { Session } from '@vez/contracts';
import { renderRoute } from '@vez/testing';
import { Card } from '@vez/ui';
export const go = () => useBridge().navigate(5);
export const session: Session = { kind: 'nobody' };
export const tried = renderRoute(5);
export const card = <Card tone={5} colour="none" />;
`;
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vez-own-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Assigns the remote to the team in a new site, as the operator. */
function giveToTeam(publicKey) {
  const site = join(folder, 'site');
  mkdirSync(site);
  const key = join(folder, 'team.pub');
  writeFileSync(key, publicKey);
  const gift = ['own', 'mfe-parking', '--team', 'team-parking', '--paths', '/parking', '--key', key];
  const where = ['--site', site, '--keys', join(folder, 'operator')];
  execFileSync(process.execPath, [join(root, 'tools/scripts', 'vez.mjs'), ...gift, ...where]);
  return site;
}

// Compilers run here, in parallel with other tests.
jest.setTimeout(600_000);

describe('a remote in a repository of its own', () => {
  it('is created, type-checked, tested, published and rolled back with only the packages', async () => {
    const { dir, call } = await trialRepository(folder, ['mfe-parking', '/parking']);
    const { scripts } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    const workflow = readFileSync(join(dir, '.github', 'workflows', 'check.yml'), 'utf8');
    expect([...workflow.matchAll(/npm run (\w+)/g)].map(([, name]) => scripts[name])).toEqual([
      'vez check',
      'vez publish',
    ]);
    expect(workflow).toContain('> var/keys/teams/team-parking.json');
    writeFileSync(join(dir, 'src', 'wrong.tsx'), WRONG);
    const { message } = await call('vez', 'check').catch((error) => error);
    expect(message).toContain('mfe-parking is not published.\n  types:\n');
    const faults = [...message.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+)/gm)].map(([, ...fault]) => fault);
    // The message repeats the output.
    expect([...new Set(faults.map(([file, line]) => `${file}:${line}`))]).toEqual(
      [5, 6, 7, 8].map((line) => `src/wrong.tsx:${line}`),
    );
    rmSync(join(dir, 'src', 'wrong.tsx'));
    const failing = join(dir, 'src', 'failing.test.ts');
    writeFileSync(failing, `it('counts', () => expect(1 + 1).toBe(3));`);
    await expect(call('vez', 'check')).rejects.toThrow(
      /mfe-parking is not published\.\n {2}test:\n[^]*Expected: 3/,
    );
    rmSync(failing);

    const checked = await call('vez', 'check');
    expect(checked).toContain('Not tried in a browser, which takes the address of a running Vez: --site');
    expect(checked).toContain('mfe-parking may be published');
    const [, publicKey] = /(\{.*\})/.exec(await call('vez', 'key'));
    const site = giveToTeam(publicKey);
    expect(await call('vez', 'publish', '--site', site)).toContain('mfe-parking 1 is published in all');
    const text = join(dir, 'src', 'locales', 'en_us.json');
    writeFileSync(text, readFileSync(text, 'utf8').replace(/"text": "[^"]*"/, '"text": "By the hour."'));
    expect(await call('vez', 'publish', '--site', site)).toContain('mfe-parking 2 is published in all');
    expect(await call('vez', 'back', '--site', site)).toContain('mfe-parking 1 is current');
    expect(await call('vez', 'withdraw', '--to', '2', '--site', site)).toContain(
      'mfe-parking 2 is withdrawn',
    );
    expect(await call('vez', 'status', '--site', site)).toContain('mfe-parking: every deployment 1');
    expect(await call('vez', 'history', '--site', site)).toMatch(/withdraw 2[\s\S]*back 1[\s\S]*publish 2/);
  });

  it('can be written without React, with a small build', async () => {
    const { dir, call } = await trialRepository(folder, ['mfe-parking', '/parking', '--plain']);
    expect(await call('vez', 'check')).toContain('mfe-parking may be published');
    const assets = join(dir, 'dist', 'assets', 'mfe-parking');
    const [entry] = readdirSync(assets).filter((file) => /^entry\..*\.js$/.test(file));
    const code = readFileSync(join(assets, entry), 'utf8');
    expect(code).not.toContain('react-dom');
    expect(code.length).toBeLessThan(30_000);
  });
});
