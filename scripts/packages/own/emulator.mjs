// `vez dev`: the remote in a page of its own, which reloads at each change, and for a page that is deployed already.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnChange } from '../../../build/run-webpack.mjs';
import { emulatorConfig } from '../../../build/webpack/emulator-config.mjs';
import { developmentServer } from '../../remote/dev.mjs';

/** What keeps it from being built, or is thrown, is read in the page: most look there first. */
const pageWith = (fault) => `<!doctype html>
<html lang="en" data-theme="light">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Emulator</title>
<style>#fault{white-space:pre-wrap;margin:0;padding:1rem;background:#7f1d1d;color:#fff}#fault:empty{display:none}</style></head>
<body><pre id="fault"></pre>
<script>
const tell = (fault) => { document.getElementById('fault').textContent = String(fault?.stack ?? fault); };
addEventListener('error', ({ error, message }) => tell(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
new EventSource('/changes').onmessage = ({ data }) => (data === 'changed' ? location.reload() : tell(JSON.parse(data)));
</script>
${fault === undefined ? '<script src="/emulator/emulator.js"></script>' : `<script>tell(${JSON.stringify(fault).replace(/</g, '\\u003c')})</script>`}
</body></html>
`;
/** What a browser says of itself, and belongs to this page alone. */
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

/** Hands a call on to a server that runs. @param {string | undefined} api its address */
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
 * Serves until its process ends.
 * @param {{ dir: string, name: string, routes: string[], port: number, api?: string, say(text: string): void }} given
 * @returns the address of the page, once it is built for the first time
 */
export async function emulate({ dir, name, routes, port, api, say }) {
  const site = join(dir, 'var', 'dev');
  await rm(site, { recursive: true, force: true });
  let fault;
  const server = developmentServer(site, (request, response) =>
    request.url.startsWith('/api/')
      ? passOn(request, response, api)
      : answerWith(response, 200, pageWith(fault), 'text/html; charset=utf-8'),
  );
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  const origin = `http://localhost:${server.address().port}`;
  const more = (configs) => [...configs, emulatorConfig({ name, dir, site })];
  await new Promise((resolve) => {
    void buildOnChange(dir, site, more, (faults) => {
      fault = faults;
      if (fault === undefined) say('built');
      else console.error(fault);
      server.tellChange(fault);
      resolve();
    });
  });
  const override = JSON.stringify({ [name]: `${origin}/assets/${name}/entry.js` });
  say(`${origin}${routes[0]} shows ${name} alone. A page of Vez that runs (never production) takes it by its
inspector (/app, development mode), or by this in its console:

  localStorage['vez.developmentMode'] = 'true';
  localStorage['vez.override'] = '${override}'`);
  return origin;
}
