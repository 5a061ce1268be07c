// One remote out of its sources, for a page that runs already: compiled at each change, and then that page reloads.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.js': 'text/javascript', '.map': 'application/json', '.svg': 'image/svg+xml' };
/** Webpack writes several files for one change. */
const SETTLED_MS = 100;
/** Behind the entry: it finds this server by its own address, whichever page it runs in. */
const RELOAD = `
;new EventSource(new URL('/changes', document.currentScript.src)).onmessage = () => location.reload();`;
const headers = (type) => ({
  'content-type': type,
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});

const notFound = (_, response) => response.writeHead(404, headers('text/plain')).end();

/**
 * The built files of one folder for pages of other origins, and a stream that tells of changes.
 * @param {(request: object, response: object) => void} [otherwise] answers what is no file
 * @returns {import('node:http').Server & { tellChange(fault?: string): void }}
 */
export function developmentServer(folder, otherwise = notFound) {
  const pages = new Set();
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    if (path === '/changes') {
      response.writeHead(200, headers('text/event-stream')).write('\n');
      pages.add(response);
      response.once('close', () => pages.delete(response));
      return;
    }
    try {
      const content = await readFile(join(folder, path));
      response.writeHead(200, headers(TYPES[extname(path)] ?? 'application/octet-stream'));
      response.end(path.endsWith('/entry.js') ? content + RELOAD : content);
    } catch {
      otherwise(request, response);
    }
  });
  return Object.assign(server, {
    /** @param {string} [fault] what keeps the change from being built */
    tellChange: (fault) =>
      pages.forEach((page) =>
        page.write(`data: ${fault === undefined ? 'changed' : JSON.stringify(fault)}\n\n`),
      ),
  });
}

/** Runs until it is stopped. */
export async function serveRemote({ root, remote, port, say }) {
  const folder = join(root, 'var', 'dev');
  const assets = join(folder, 'assets', remote);
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });

  const server = developmentServer(folder);
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  let settled;
  watch(assets, (_, file) => {
    if (file !== 'entry.js') return;
    clearTimeout(settled);
    settled = setTimeout(() => server.tellChange(), SETTLED_MS);
  });
  const webpack = spawn(
    join(root, remote, 'node_modules', '.bin', 'webpack'),
    ['--mode', 'development', '--watch'],
    {
      cwd: join(root, remote),
      stdio: 'inherit',
      env: { ...process.env, VEZ_SITE: folder },
    },
  );
  const stop = () => {
    webpack.kill();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  webpack.once('exit', (code) => process.exit(code ?? 1));

  const override = JSON.stringify({ [remote]: `http://localhost:${port}/assets/${remote}/entry.js` });
  say(`A page of Vez takes it by its inspector (/app, development mode, "Open the inspector") from
http://localhost:${port}/assets/${remote}/entry.js, or by this in its console and a reload:

  localStorage['vez.developmentMode'] = 'true';
  localStorage['vez.override'] = '${override}'

It reloads by itself at each change. The badge at the top of the page ends it; Ctrl-C stops this.`);
}
