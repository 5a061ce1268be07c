// Delays the files of the shell, as a slow network does.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const PROGRAM = /^\/assets\/shell\/.*\.js$/;

/** Starts a proxy that serves the files of the shell only after `release`. */
export async function holdProgram(origin: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((asked, response) => {
    void (async () => {
      if (PROGRAM.test(asked.url!)) await released;
      const passed = request(new URL(asked.url!, origin), { method: asked.method, headers: asked.headers });
      passed.once('error', () => response.destroy());
      passed.once('response', (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      asked.pipe(passed);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release,
    async stop() {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
