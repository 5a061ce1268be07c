import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { shellContract } from '../lib/shell-contract.mjs';
import { SLOTS } from './add-slot.mjs';
import { wordsFor } from './fill-template.mjs';
import { writeRemote } from './new.mjs';

const root = join(__dirname, '../../..');
let into;
beforeEach(() => {
  // Inside the workspace, because the tools are in `node_modules` above it.
  mkdirSync(join(root, 'var'), { recursive: true });
  into = mkdtempSync(join(root, 'var', 'new-remote-'));
});
afterEach(() => rmSync(into, { recursive: true, force: true }));
const make = (remote = 'mfe-lost-items', path = '/lostItems', slot = undefined) =>
  writeRemote({ root, into, remote, path, slot });

describe('a new remote', () => {
  it('has its name and address everywhere, and no placeholder left', async () => {
    const folder = await make();
    expect(JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))).toMatchObject({
      name: 'mfe-lost-items',
      routes: ['/lostItems'],
    });
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.map(({ name }) => name)).toContain('lost-items-screen.tsx');
    for (const { parentPath, path, name } of files) {
      expect(readFileSync(join(parentPath ?? path, name), 'utf8')).not.toMatch(/__|mfe-queue/);
    }
  });

  it('compiles with a slot, and its own test passes', async () => {
    const folder = await make('mfe-lost-items', '/lostItems', 'servicePage');
    const { slots, rights } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
    expect({ slots, rights }).toEqual({ slots: ['servicePage'], rights: { navigates: ['*'] } });
    symlinkSync(join(root, 'mfe-queue', 'node_modules'), join(folder, 'node_modules'));
    symlinkSync(join(root, 'tools'), join(into, 'tools'));
    const run = (bin, ...args) =>
      spawnSync(join(root, 'node_modules', '.bin', bin), args, { cwd: folder, encoding: 'utf8' });
    expect(run('tsc', '--noEmit', '-p', '.')).toMatchObject({ status: 0, stdout: '' });
    expect(run('jest', '--maxWorkers', '1').stderr).toContain('1 passed');
  }, 120_000);

  it('refuses a taken or invalid name or address', async () => {
    await make();
    await expect(make()).rejects.toThrow('There is a folder mfe-lost-items already.');
    expect(SLOTS).toEqual((await shellContract()).SLOTS);
    await expect(make('mfe-maps', '/maps', 'banner')).rejects.toThrow('There is no slot banner; there are');
    await expect(make('mfe-numbers', '/offerNum')).rejects.toThrow('/offerNum is served by mfe-queue');
    expect(() => wordsFor('parking', '/parking')).toThrow('A remote is named mfe-');
    expect(() => wordsFor('mfe-parking', 'parking')).toThrow('Which address shall it serve?');
    expect(wordsFor('mfe-lost-items', '/lost')).toMatchObject({
      screen: 'lost-items',
      component: 'LostItems',
    });
  });
});
