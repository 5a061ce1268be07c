// Serves a remote in development to pages of other origins, and notifies them of changes.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { scriptFor } from './follow-changes.mjs';
import { inSources } from './in-sources.mjs';

const TYPES = { '.js': 'text/javascript', '.map': 'application/json', '.svg': 'image/svg+xml' };
const ENTRY = /\/assets\/([\w-]+)\/entry\.js$/;
/** The entry finds this server by its own address, on any page. */
const SERVER = 'new URL(document.currentScript.src).origin';
const headers = (type) => ({
  'content-type': type,
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});

const notFound = (_, response) => response.writeHead(404, headers('text/plain')).end();
const asEvent = (fault) => `data: ${fault === undefined ? 'changed' : JSON.stringify(fault)}\n\n`;

/**
 * Serves the built files of one folder, `/changes` as an event stream, and `/in-sources`, which maps stacks to sources.
 * @param {(request: object, response: object) => void} [otherwise] answers other requests
 * @returns {import('node:http').Server & { tellChange(fault?: string): void }}
 */
export function developmentServer(folder, otherwise = notFound) {
  const pages = new Set();
  let known;
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    if (path === '/changes') {
      response
        .writeHead(200, headers('text/event-stream'))
        .write(known === undefined ? '\n' : asEvent(known));
      pages.add(response);
      response.once('close', () => pages.delete(response));
      return;
    }
    if (path === '/in-sources' && request.method === 'POST') {
      const stack = await inSources(await text(request), folder);
      response.writeHead(200, headers('text/plain; charset=utf-8')).end(stack);
      return;
    }
    try {
      const content = await readFile(join(folder, path));
      response.writeHead(200, headers(TYPES[extname(path)] ?? 'application/octet-stream'));
      const [, remote] = ENTRY.exec(path) ?? [];
      response.end(remote === undefined ? content : `${content}\n${scriptFor(remote, SERVER)}`);
    } catch {
      otherwise(request, response);
    }
  });
  return Object.assign(server, {
    /** @param {string} [fault] the error of a failed build, which pages opened later also receive */
    tellChange(fault) {
      known = fault;
      pages.forEach((page) => page.write(asEvent(fault)));
    },
  });
}
