import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}
type Answering = (request: IncomingMessage, response: ServerResponse) => void;

const json: Answering = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"done":true}');

/** A team's service on this machine: it records the requests, and answers as the test sets it. */
export async function startBackend() {
  const asked: Asked[] = [];
  let answer = json;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    asked.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    /** Sets the answer from now on; JSON and 200 by default. */
    answers(next: Answering = json) {
      answer = next;
      asked.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
