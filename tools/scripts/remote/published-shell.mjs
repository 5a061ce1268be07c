// Shows one unpublished remote in the pages of a running Vez, in the browser of the gate only.
import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_BACKEND, signedRelease } from './trial-release.mjs';

/**
 * @typedef {object} Shell
 * @property {string} origin
 * @property {(context: object) => Promise<void>} [prepare] prepares a browser context of Playwright
 * @property {() => void} stop
 */

/** A page without a remote, in which the shell starts. */
const EMPTY_PAGE = '/nothing-is-here?language=en_us';
const PATIENCE_MS = 20_000;
const REGISTRY = /(<script type="application\/json" id="vez-registry">)(.*?)(<\/script>)/s;

function trialKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey, publicKey: publicKey.export({ format: 'jwk' }) };
}

/** @throws Error if the site has no page of Vez */
async function emptyPage(site) {
  const address = new URL(EMPTY_PAGE, site);
  const asked = { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) };
  const answer = await fetch(address, asked).catch(() => undefined);
  const html = (await answer?.text()) ?? '';
  if (!REGISTRY.test(html)) throw new Error(`${address.origin} has no page of Vez to try the remote in.`);
  return { html, policy: answer.headers.get('content-security-policy') ?? '' };
}

/** Adds the remote to the releases of a page, in place of its published one. */
const withRelease = (html, release) =>
  html.replace(REGISTRY, (_, open, text, close) => {
    const registry = JSON.parse(text);
    const { remote } = release.order;
    const others = (registry.releases ?? []).filter(({ order }) => order.remote !== remote);
    const routes = { ...registry.routes };
    delete routes[remote];
    const trial = { ...registry, routes, releases: [...others, release] };
    return `${open}${JSON.stringify(trial).replace(/</g, '\\u003c')}${close}`;
  });

/** Only the operator could sign the trial, so this browser accepts every signature. */
const acceptSignatures = () => {
  SubtleCrypto.prototype.verify = () => Promise.resolve(true);
};

/**
 * The shell that a site has published. Its calls get no answer: a trial never changes anything there.
 * @param {{ entry: object, builtIn: string }} built
 * @param {string} site its address
 * @returns {Promise<Shell>}
 * @throws Error if the site has no page of Vez
 */
export async function publishedShell({ entry, builtIn }, site) {
  const { html, policy } = await emptyPage(site);
  const { origin } = new URL(site);
  const page = withRelease(html, signedRelease(entry, trialKeys()));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  const noBackend = { status: 503, contentType: 'application/json', body: JSON.stringify(NO_BACKEND) };

  async function answer(route) {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fulfill(noBackend);
    if (pathname.startsWith(`/assets/${entry.name}/`)) {
      const body = await readFile(join(builtIn, pathname)).catch(() => undefined);
      return route.fulfill(body ? { contentType: 'text/javascript', body } : { status: 404 });
    }
    if (pathname.startsWith('/assets/')) return route.continue();
    return route.fulfill({ headers, body: page });
  }

  return {
    origin,
    async prepare(context) {
      await context.addInitScript(acceptSignatures);
      await context.route(({ origin: of }) => of === origin, answer);
    },
    stop: () => undefined,
  };
}
