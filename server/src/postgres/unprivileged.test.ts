import { once } from 'node:events';
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnUnprivileged } from './unprivileged';

const whereRoot = process.getuid?.() === 0 ? it : it.skip;

whereRoot('reaches programs in a folder that only root may enter, without being root', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vez-closed-'));
  const program = join(folder, 'program');
  await copyFile('/bin/true', program);
  await chmod(folder, 0o700);
  // access(2) checks the rights of the real user, as initdb does.
  const script = `require('fs').accessSync(${JSON.stringify(program)}, 1); process.exit(process.getuid() === 0 ? 2 : 0)`;
  const child = spawnUnprivileged(process.execPath, ['--eval', script], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([0, null]);
  await rm(folder, { recursive: true });
});
