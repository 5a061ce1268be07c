// A site of several processes: PostgreSQL, three API processes of the production file, and the proxy before them.
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/running-vez.mjs';
import { until } from '../server/lib/city.mjs';
import { superviseNode } from '../server/lib/supervisor.mjs';
import { superviseContainer } from './container.mjs';
import { startProxy } from './proxy.mjs';

const SERVER = fileURLToPath(new URL('../../../server/dist/server.mjs', import.meta.url));
const PROCESSES = 3;

const answers = (port, path) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * @param {{ image: string, podman: string } | undefined} site.container an image to run instead of the local server
 * @returns the processes and their public address. Adds their stop functions to `ends`.
 */
export async function openSite({ folder, program, databaseUrl, ends, container }) {
  await mkdir(join(folder, 'site', 'assets'), { recursive: true });
  const secret = randomBytes(32).toString('hex');
  const credential = randomBytes(32).toString('hex');
  const port = await freePort();
  const apis = [];
  const start = container
    ? (settings) => superviseContainer(container, settings)
    : (settings) => superviseNode(SERVER, { ...process.env, VEZ_SITE: join(folder, 'site'), ...settings });
  for (let at = 0; at < PROCESSES; at += 1) {
    const own = await freePort();
    const running = start({
      PORT: String(own),
      DATABASE_URL: databaseUrl,
      VEZ_PUBLIC_ORIGIN: `http://localhost:${port}`,
      VEZ_SECRET: secret,
      VEZ_COUNTER_CREDENTIAL: credential,
      VEZ_SMS_FILE: container ? '/tmp/sms.jsonl' : join(folder, `sms-${at}.jsonl`),
      VEZ_DRAIN_SECONDS: '2',
      VEZ_LOG: 'silent',
    });
    ends.push(() => running.stop('SIGKILL'));
    apis.push({ port: own, isReady: () => answers(own, '/readyz'), ...running });
  }
  for (const api of apis) await until(api.isReady, 'Starting an API process');
  const around = { folder, port, plainPort: await freePort(), apis: apis.map((api) => api.port) };
  const proxy = await startProxy(program, around);
  ends.push(() => proxy.stop());
  await until(() => answers(port, '/api/booking/departments'), `Starting ${program}`);
  return {
    port,
    apis,
    secret,
    sentAgain: proxy.sentAgain,
    async counter(name, body) {
      const { status } = await fetch(`http://127.0.0.1:${port}/api/counter/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (status !== 200) throw new Error(`${name} answered ${status}`);
    },
  };
}
