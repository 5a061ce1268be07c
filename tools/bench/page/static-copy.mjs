// The interactive page as one file without scripts, which is the fastest possible paint.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { PHONE } from '../lib/phone.mjs';

/** Runs in the page: moves all styles into one element, and removes scripts and preloads. */
function copyOf() {
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n');
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll('script, style, link[rel=preload], noscript').forEach((element) => element.remove());
  copy.querySelector('head').append(style);
  return `<!doctype html>${copy.outerHTML}`;
}

async function copyPage(browser, address) {
  const page = await browser.newPage(PHONE);
  await page.goto(address, { waitUntil: 'networkidle' });
  const html = await page.evaluate(copyOf);
  await page.close();
  return html;
}

/**
 * Serves the copy of a page with the same compression. Other requests go to the original server.
 * @returns {Promise<{ origin: string, stop(): void }>}
 */
export async function serveStaticCopy(browser, origin, path) {
  const html = brotliCompressSync(await copyPage(browser, `${origin}${path}`));
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      return response.end(html);
    }
    const answer = await fetch(`${origin}${request.url}`);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    return response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
