// Two processes of a release behind a proxy, whose servers and pages are replaced by those of another.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProxy } from '../cluster/proxy.mjs';
import { freePort } from '../../scripts/lib/running-vez.mjs';

const START_LIMIT_MS = 60_000;
/** Until the proxy has noticed that a process is back. */
const NOTICE_MS = 1_000;

const startServer = ({ folder }, env) =>
  spawn(process.execPath, [join(folder, 'server', 'dist', 'server.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ VEZ_DRAIN_SECONDS: '2', VEZ_LOG: 'error' },
      ...env,
    },
  });

async function untilReady(port, child) {
  const end = Date.now() + START_LIMIT_MS;
  let last = 'no answer';
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    last = (await answer?.text()) ?? last;
    await pause(100);
  }
  throw new Error(`A process did not become ready: ${last}`);
}

/** @param {import('./release-of.mjs').Release} release the first one in service */
export async function openSite({ folder, databaseUrl, release, ends }) {
  const site = join(folder, 'site');
  await mkdir(site, { recursive: true });
  const port = await freePort();
  const [secret, credential] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const publish = (...words) => {
    const script = join(release.folder, 'deploy', 'publish-site.sh');
    execFileSync('sh', [script, ...words, site], { stdio: 'inherit' });
  };
  const start = (own, next) =>
    startServer(next, {
      PORT: String(own),
      DATABASE_URL: databaseUrl,
      VEZ_PUBLIC_ORIGIN: `http://localhost:${port}`,
      VEZ_SECRET: secret,
      VEZ_COUNTER_CREDENTIAL: credential,
      VEZ_SITE: site,
      VEZ_SMS_FILE: join(folder, `sms-${own}.jsonl`),
    });

  publish(join(release.folder, 'site'));
  const processes = [];
  for (let at = 0; at < 2; at += 1) {
    const own = await freePort();
    const process = { port: own, child: start(own, release) };
    processes.push(process);
    ends.push(() => process.child.kill('SIGKILL'));
    await untilReady(own, process.child);
  }
  const around = { folder, port, plainPort: await freePort(), apis: processes.map((one) => one.port) };
  const proxy = await startProxy('stand-in', around);
  ends.push(() => proxy.stop());

  return {
    ...{ port, secret, origin: `http://localhost:${port}` },
    async counter(name, body) {
      const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' };
      const url = `http://127.0.0.1:${port}/api/counter/${name}`;
      const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      if (status !== 200) throw new Error(`${name} answered ${status}`);
    },
    /** Replaces one process after the other, as running.md says. */
    async replaceServers(next) {
      for (const process of processes) {
        const ended = once(process.child, 'exit');
        process.child.kill('SIGTERM');
        await ended;
        process.child = start(process.port, next);
        await untilReady(process.port, process.child);
        await pause(NOTICE_MS);
      }
    },
    publishSite: async (next) => publish(join(next.folder, 'site')),
    takeSiteBack: async () => publish('--back'),
  };
}
