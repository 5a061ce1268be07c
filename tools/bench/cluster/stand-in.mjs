// Replaces HAProxy with the files of deploy/ on machines without it, with the same rules for balancing, retries and
// health checks. For tests of the processes behind it, not of HAProxy, and not for deployments.
import { Agent, createServer, get, request } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';

const CHECK_MS = 250;
/** Failed checks in a row before a target is down. HAProxy has 2; this process also makes the load, and misses some. */
const FALL = 3;
const RETRIES = 3;
const RETRIED_STATUS = new Set([502, 503, 504]);
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const answers = (port, path) =>
  new Promise((resolve) => {
    const asking = get({ host: '127.0.0.1', port, path, timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(false));
  });

/** Continuously checks the health of each target. @param goDown called when one goes down */
function watch(targets, isUsable, goDown = () => undefined) {
  let stopped = false;
  const looking = targets.map(async (target) => {
    let failed = 0;
    while (!stopped) {
      failed = (await isUsable(target)) ? 0 : failed + 1;
      if (failed === 0) target.isUp = true;
      else if (failed >= FALL) {
        target.isUp = false;
        goDown(target);
      }
      await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    }
  });
  return async () => {
    stopped = true;
    await Promise.all(looking);
  };
}

const listen = (server, port) => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));

/** Replaces the `api` backend of deploy/haproxy/vez.cfg. */
export async function startApiStandIn({ port, apis }) {
  const targets = apis.map((api) => ({ port: api, isUp: true, busy: 0 }));
  const unwatch = watch(targets, (target) => answers(target.port, '/readyz'));
  const agent = new Agent({ keepAlive: true });
  let sentAgain = 0;

  const ask = (target, { method, url, headers }, body, from) =>
    new Promise((resolve, reject) => {
      target.busy += 1;
      const asking = request(
        {
          ...{ agent, host: '127.0.0.1', port: target.port, method, path: url },
          headers: { ...headers, 'x-forwarded-for': from },
        },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () => resolve({ answer, content: Buffer.concat(chunks) }));
          answer.on('error', reject);
        },
      );
      asking.on('error', reject);
      asking.end(body);
    }).finally(() => (target.busy -= 1));

  /** The least busy healthy target not tried yet. */
  const next = (asked) =>
    targets
      .filter((target) => target.isUp && !asked.includes(target))
      .sort((one, other) => one.busy - other.busy)[0] ?? targets.find((target) => !asked.includes(target));

  async function handle(incoming, response) {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const mayRepeat = SAFE.has(incoming.method) || incoming.headers['idempotency-key'] !== undefined;
    const asked = [];
    let last;
    for (let tries = 0; tries <= (mayRepeat ? RETRIES : 0); tries += 1) {
      const target = next(asked) ?? targets[tries % targets.length];
      asked.push(target);
      if (tries > 0) sentAgain += 1;
      try {
        last = await ask(target, incoming, body, incoming.socket.remoteAddress);
        if (!RETRIED_STATUS.has(last.answer.statusCode)) break;
      } catch {
        target.isUp = false;
      }
    }
    if (last === undefined) {
      response.writeHead(503, { 'retry-after': '1' }).end();
      return;
    }
    response.writeHead(last.answer.statusCode, last.answer.headers).end(last.content);
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  await listen(server, port);
  return {
    sentAgain: async () => sentAgain,
    async stop() {
      await unwatch();
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Replaces deploy/haproxy/postgres.cfg: forwards to the reported primary, and cuts connections to others. */
export function startDatabaseStandIn({ port, databases }) {
  const targets = databases.map((database) => ({ ...database, isUp: false, sockets: new Set() }));
  const unwatch = watch(
    targets,
    (target) => answers(target.restPort, '/primary'),
    (target) => target.sockets.forEach((socket) => socket.destroy()),
  );
  const server = createTcpServer((socket) => {
    const target = targets.find(({ isUp }) => isUp);
    socket.on('error', () => undefined);
    if (target === undefined) return socket.destroy();
    const beyond = connect(target.port, '127.0.0.1');
    target.sockets.add(socket);
    beyond.on('error', () => socket.destroy());
    beyond.on('close', () => socket.destroy());
    socket.on('close', () => {
      target.sockets.delete(socket);
      beyond.destroy();
    });
    socket.pipe(beyond).pipe(socket);
  });
  server.listen(port, '127.0.0.1');
  return {
    async stop() {
      await unwatch();
      targets.forEach(({ sockets }) => sockets.forEach((socket) => socket.destroy()));
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
