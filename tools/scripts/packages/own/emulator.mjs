// `vez dev`: serves the remote in its own page, which reloads on each change, and to pages that are already deployed.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { emulatorConfig } from '../../../build/webpack/emulator-config.mjs';
import { buildAndTell, howToTake } from '../../remote/dev.mjs';
import { developmentServer } from '../../remote/development-server.mjs';
import { scriptFor } from '../../remote/follow-changes.mjs';

/** The remote's own page, which also shows errors, because developers look there first. */
const pageOf = (name) => `<!doctype html>
<html lang="en" data-theme="light">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Emulator</title></head>
<body><script>${scriptFor(name, 'location.origin')}</script><script src="/emulator/emulator.js"></script></body></html>
`;
/** Headers of the browser that concern only this page. */
const OWN_HEADERS = [
  'host',
  'origin',
  'referer',
  'cookie',
  'connection',
  'content-length',
  'accept-encoding',
];

function answerWith(response, status, body, type = 'application/json') {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** Forwards a call to a running server. @param {string | undefined} api its address */
export async function passOn(request, response, api) {
  if (api === undefined) {
    const message = 'No server: npm run dev -- --api https://…';
    return answerWith(response, 503, JSON.stringify({ code: 601, message, traceId: 'emulator' }));
  }
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.includes(name));
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  try {
    const answer = await fetch(new URL(request.url, api), {
      method: request.method,
      headers: Object.fromEntries(headers),
      ...body,
    });
    const type = answer.headers.get('content-type') ?? 'application/json';
    answerWith(response, answer.status, Buffer.from(await answer.arrayBuffer()), type);
  } catch (error) {
    const message = `${api} cannot be reached: ${error.cause?.message ?? error.message}`;
    answerWith(response, 502, JSON.stringify({ code: 601, message, traceId: 'emulator' }));
  }
}

/**
 * Serves until the process ends.
 * @param {{ dir: string, name: string, routes: string[], port: number, api?: string, say(text: string): void }} given
 * @returns the address of the page, after the first build
 */
export async function emulate({ dir, name, routes, port, api, say }) {
  const site = join(dir, 'var', 'dev');
  await rm(site, { recursive: true, force: true });
  const server = developmentServer(site, (request, response) =>
    request.url.startsWith('/api/')
      ? passOn(request, response, api)
      : answerWith(response, 200, pageOf(name), 'text/html; charset=utf-8'),
  );
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  const origin = `http://localhost:${server.address().port}`;
  const more = (configs) => [...configs, emulatorConfig({ name, dir, site })];
  await buildAndTell({ dir, site, server, more, say });
  say(`${origin}${routes[0]} shows ${name} alone. A page of Vez that runs (never production) takes it
${howToTake(name, `${origin}/assets/${name}/entry.js`)}`);
  return origin;
}
