// Serves the pages of a site as its server would, for one unpublished remote and without a backend.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { renderPage } from '../../build/render-page.mjs';
import { importTypeScript } from '../lib/import-typescript.mjs';
import { operatorKeys, sign } from '../lib/keys.mjs';
import { releaseRules } from '../lib/releases.mjs';

const TYPES = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const LANGUAGE = 'en_us';
/** The trial includes how a screen handles a missing backend. */
const AWAY = { code: 503, message: 'No backend here.', traceId: '00000000-0000-0000-0000-000000000000' };

/** Makes the remote look published. The builder of the workspace is its operator. */
async function signedRelease(entry, keysFolder) {
  const { privateKey, publicKey } = await operatorKeys(keysFolder);
  const { name: remote, routes: paths, owner: team } = entry;
  const { kty, crv, x, y } = publicKey;
  const deed = { remote, version: 1, team, paths, keys: [{ kty, crv, x, y }] };
  const rest = { act: 'publish', version: 1, deployments: null, details: '' };
  const order = { remote, sequence: Date.now(), after: null, ...rest, entry };
  return {
    deed: { deed, signature: sign(deed, privateKey) },
    order,
    signature: sign(order, privateKey),
  };
}

async function pageConfig(root) {
  const read = async (file) => JSON.parse(await readFile(join(root, 'deployments', file), 'utf8'));
  const { city, ...deployment } = await read('web.json');
  const rest = { deployment: 'web', environment: 'production', apiBase: '/api', release: 'check' };
  return { ...(await read(city)), ...deployment, ...rest, publishedAt: new Date().toISOString() };
}

/** @returns functions for the HTML of a path and for its policy */
async function pagesOf({ entry, builtIn, root, keys }) {
  const template = await readFile(join(builtIn, 'page-template.json'), 'utf8');
  const { beforePaint, style } = JSON.parse(template);
  const { routeAt } = await releaseRules();
  const { contentSecurityPolicy } = await importTypeScript(
    "export { contentSecurityPolicy } from './src/site/page-policy';",
    join(root, 'server'),
  );
  const signed = { deployment: 'web', releases: [await signedRelease(entry, keys)] };
  const registry = { registry: { deployment: 'web', remotes: [entry] }, signed };
  const given = {
    script: beforePaint,
    styles: [style],
    developers: '',
    hosts: [],
    framed: [],
    registry,
    onDemand: true,
  };
  const config = await pageConfig(root);
  const head = { title: entry.name, alternates: [] };
  const rest = { template, registry, language: LANGUAGE, lang: 'en', theme: 'light', config, head };
  return {
    policy: contentSecurityPolicy(given),
    html: (path) => renderPage({ ...rest, route: routeAt(entry.routes, path) ?? path }),
  };
}

/**
 * Serves the pages on a free port of this machine.
 * @param {{ entry: object, builtIn: string, root: string, keys: string }} built `keys` is the folder of the operator's key
 * @throws Error if the workspace was never built
 */
export async function serveShell(built) {
  if (!existsSync(join(built.builtIn, 'page-template.json')))
    throw new Error('There is no shell to try it in. Build the workspace once: npm run build.');
  const { policy, html } = await pagesOf(built);
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    if (path.startsWith('/api/'))
      return void response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(AWAY));
    if (path.startsWith('/assets/')) {
      const content = await readFile(join(built.builtIn, path)).catch(() => undefined);
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      return void response.writeHead(content ? 200 : 404, { 'content-type': type }).end(content);
    }
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    response.writeHead(200, headers).end(html(path));
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
