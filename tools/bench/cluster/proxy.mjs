// The proxy for the processes of a trial, with the files of deploy/.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApiStandIn, startDatabaseStandIn } from './stand-in.mjs';

const DEPLOY = fileURLToPath(new URL('../../../deploy', import.meta.url));

const isThere = (program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0;

/** HAProxy, or its stand-in on a machine without it. */
export const proxyOfThisMachine = () => (isThere('haproxy') ? 'haproxy' : 'stand-in');

/** @throws Error if the program is not on this machine */
export function checkProxy(program) {
  if (program === 'stand-in' || isThere(program)) return;
  throw new Error(
    `${program} is not on this machine; on Debian: apt-get install --no-install-recommends ${program}`,
  );
}

function run(program, args, env = {}) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4_000)));
  const ended = once(child, 'exit').then(([code]) => {
    if (code > 0 && code < 128) console.error(`${program} ended with ${code}: ${said}`);
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      const slow = setTimeout(() => child.kill('SIGKILL'), 3_000);
      await ended;
      clearTimeout(slow);
    },
  };
}

/** The statistics of HAProxy, as rows of its `show stat`. */
async function statistics(path) {
  const socket = createConnection({ path });
  socket.write('show stat\n');
  let said = '';
  for await (const chunk of socket) said += chunk;
  const [heading, ...rows] = said.replace(/^# /, '').trim().split('\n');
  const names = heading.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((value, at) => [names[at], value])));
}

/** Starts HAProxy for the API processes. */
async function startHaproxy({ folder, port, plainPort, apis }) {
  const stats = join(folder, 'haproxy.sock');
  const running = run('haproxy', ['-db', '-f', join(DEPLOY, 'haproxy', 'vez.cfg')], {
    VEZ_BIND: `127.0.0.1:${port}`,
    VEZ_BIND_PLAIN: `127.0.0.1:${plainPort}`,
    VEZ_STATS: stats,
    VEZ_ERRORS: join(DEPLOY, 'haproxy'),
    ...Object.fromEntries(apis.map((api, at) => [`VEZ_API_${at + 1}`, `127.0.0.1:${api}`])),
  });
  const sentAgain = async () => {
    const rows = await statistics(stats);
    const api = rows.find(({ pxname, svname }) => pxname === 'api' && svname === 'BACKEND');
    return Number(api.wretr) + Number(api.wredis);
  };
  return { ...running, sentAgain };
}

/** nginx cannot read environment variables, so ports and the cache folder are written into its files. */
async function startNginx({ folder, port, apis }) {
  const home = join(folder, 'nginx');
  await mkdir(home, { recursive: true });
  let http = await readFile(join(DEPLOY, 'nginx', 'vez-http.conf'), 'utf8');
  http = http.replace('/var/cache/nginx/vez', join(home, 'cache'));
  for (const [at, api] of apis.entries()) http = http.replace(`127.0.0.1:${8081 + at}`, `127.0.0.1:${api}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off; worker_processes 2; pid ${home}/pid; error_log ${home}/error.log crit;
    ${process.getuid() === 0 ? 'user root;' : ''}
    events { worker_connections 4096; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
      ${http}
      server {
        listen 127.0.0.1:${port};
        access_log ${home}/access.log vez;
        include ${join(DEPLOY, 'nginx', 'vez-site.conf')};
      }
    }`;
  await writeFile(join(home, 'nginx.conf'), config);
  // A log line with two addresses of processes is a repeated request.
  const sentAgain = async () =>
    (await readFile(join(home, 'access.log'), 'utf8')).split('\n').filter((line) => line.includes(', '))
      .length;
  return { ...run('nginx', ['-e', join(home, 'error.log'), '-c', join(home, 'nginx.conf')]), sentAgain };
}

const PROXIES = { haproxy: startHaproxy, nginx: startNginx, 'stand-in': startApiStandIn };
export const startProxy = (program, around) => PROXIES[program](around);

const startDatabaseHaproxy = ({ port, databases }) =>
  run('haproxy', ['-db', '-f', join(DEPLOY, 'haproxy', 'postgres.cfg')], {
    VEZ_DB_BIND: `127.0.0.1:${port}`,
    ...Object.fromEntries(
      databases.flatMap(({ port: own, restPort }, at) => [
        [`VEZ_DB_${at + 1}`, `127.0.0.1:${own}`],
        [`VEZ_DB_${at + 1}_REST`, String(restPort)],
      ]),
    ),
  });

/** Starts the proxy for the databases, which are `{ port, restPort }`. */
export const startDatabaseProxy = (program, around) =>
  program === 'stand-in' ? startDatabaseStandIn(around) : startDatabaseHaproxy(around);
