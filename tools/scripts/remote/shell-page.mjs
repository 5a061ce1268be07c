// Serves the pages of a site as its server would, for one unpublished remote and without a backend.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { renderPage } from '../../build/render-page.mjs';
import { importTypeScript } from '../lib/import-typescript.mjs';
import { operatorKeys } from '../lib/keys.mjs';
import { releaseRules } from '../lib/releases.mjs';
import { NO_BACKEND, signedRelease } from './trial-release.mjs';

const TYPES = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const LANGUAGE = 'en_us';
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
  const signed = { deployment: 'web', releases: [signedRelease(entry, await operatorKeys(keys))] };
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
 * Serves the pages of the workspace's own shell on a free port of this machine.
 * @param {{ entry: object, builtIn: string, root: string, keys: string }} built `keys` is the folder of the operator's key
 * @returns {Promise<import('./published-shell.mjs').Shell>}
 * @throws Error if the workspace was never built
 */
export async function serveShell(built) {
  if (!existsSync(join(built.builtIn, 'page-template.json')))
    throw new Error('There is no shell to try it in. Build the workspace once: npm run build.');
  const { policy, html } = await pagesOf(built);
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    if (path.startsWith('/api/'))
      return void response
        .writeHead(503, { 'content-type': 'application/json' })
        .end(JSON.stringify(NO_BACKEND));
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
