import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stopProcess } from './postmaster';

/** A process that ignores some signals. */
async function deafTo(...signals: string[]): Promise<ChildProcess> {
  const script = `
    for (const signal of ${JSON.stringify(signals)}) process.on(signal, () => undefined);
    setInterval(() => undefined, 1000);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

it.each([
  ['SIGINT', [], 60_000],
  ['SIGQUIT', ['SIGINT'], 200],
  ['SIGKILL', ['SIGINT', 'SIGQUIT'], 200],
])('ends a process by %s if it ignores %j', async (signal, ignored, limitMs) => {
  const child = await deafTo(...ignored);
  const ended = once(child, 'exit');
  await stopProcess(child.pid!, limitMs);
  expect((await ended)[1]).toBe(signal);
});

it('has nothing to do for a process that has ended', async () => {
  const child = await deafTo();
  child.kill();
  await once(child, 'exit');
  await expect(stopProcess(child.pid!, 200)).resolves.toBeUndefined();
});
