import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds a page of `e2e/foreign` as another site would, without our tools. */
async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${ROOT}e2e/foreign/${name}.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      // Constants of the Module Federation runtime.
      ENV_TARGET: '"web"',
      FEDERATION_BUILD_IDENTIFIER: '"foreign"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'false',
    },
  });
  return outputFiles[0]!.text;
}

/**
 * Serves a page of another site on this machine, and proxies `/assets`, `/releases` and `/api` to Vez.
 * @param vez the address of Vez
 */
export async function foreignPage(name: string, vez: string): Promise<{ origin: string; server: Server }> {
  const code = await bundled(name);
  const releases = JSON.parse(await readFile(`${ROOT}var/site/releases.json`, 'utf8'));
  const entries = Object.fromEntries(
    releases.log.map(({ order }: never) => {
      const { remote, entry } = order as { remote: string; entry: { entry: { url: string } } | null };
      return [remote, entry?.entry.url];
    }),
  );
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Another site</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main id="place"></main><script>window.entries = ${JSON.stringify(entries)}</script><script src="/page.js"></script></body></html>`;
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET' } = request;
    if (url === '/page.js') return void response.setHeader('content-type', 'text/javascript').end(code);
    if (!/^\/(api|assets|releases)\//.test(url))
      return void response.setHeader('content-type', 'text/html').end(page);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = { 'content-type': 'application/json', 'x-vez-language': 'en_us' };
    const body = method === 'GET' ? {} : { body: Buffer.concat(parts) };
    const answer = await fetch(`${vez}${url}`, { method, headers, ...body });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
