// `npm run bench:heal [-- --rounds 3]`: measures how long a bad release stays. From the third reported failure until
// all pages withhold the release from a share of visits, and until the reporting page shows the previous release
// without a reload; then the number of failing visits and the time until no page refers to the release.
import { chromium } from '@playwright/test';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from '../scripts/build.mjs';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { teamKeys } from '../scripts/lib/keys.mjs';
import { startVez } from '../scripts/lib/running-vez.mjs';
import { publishBuilt } from '../scripts/remote/orders.mjs';
import { serverSite } from '../scripts/remote/server-site.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const say = (text) => console.log(`▸ ${text}`);

const VAR = fileURLToPath(new URL('../../var', import.meta.url));
const REMOTE = 'mfe-queue';
/** An unknown parameter prevents painting. */
const FORM = '/offerNum?service=1&location=5&from=mail&language=en_us';
const LIMIT_MS = 30_000;
/** A release is held back for a minute before it is stopped. */
const HELD_MS = 60_000;
/** Parallel page requests per check. */
const VISITS = 20;

await buildSite();
const folder = await mkdtemp(join(tmpdir(), 'vez-heal-'));
await cp(join(VAR, 'site'), join(folder, 'site'), { recursive: true });
const vez = await startVez({ VEZ_SITE: join(folder, 'site') }, { quiet: true });
const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox'] });

let builds = 0;
/** Publishes the remote with this code prepended. @returns the address of its entry */
async function publish(code) {
  builds += 1;
  const { log } = JSON.parse(await readFile(join(folder, 'site', 'releases.json'), 'utf8'));
  const { order, details } = log.filter((one) => one.order.remote === REMOTE).at(-1);
  const url = `/assets/${REMOTE}/entry.bench${builds}.js`;
  const content = `${code};${await readFile(join(folder, 'site', order.entry.entry.url), 'utf8')}`;
  const builtIn = join(folder, 'built');
  await mkdir(join(builtIn, 'assets', REMOTE), { recursive: true });
  await writeFile(join(builtIn, url), content);
  const file = { url, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` };
  const keys = await teamKeys(join(VAR, 'keys'), order.entry.owner);
  await publishBuilt({
    ...{ keys, author: { by: 'bench', commit: 'none' }, deployments: null, builtIn, say: () => undefined },
    site: serverSite(vez.origin, { team: order.entry.owner, keys }),
    ...{ entry: { ...order.entry, entry: file }, files: [...details.files, file] },
  });
  await until(async () => (await pageText()).includes(url));
  return url;
}

const pageText = async () => (await fetch(`${vez.origin}${FORM}`)).text();

/** @returns the elapsed milliseconds @throws Error after 30 s */
async function until(isSo) {
  const from = performance.now();
  while (!(await isSo())) {
    if (performance.now() - from > LIMIT_MS) throw new Error('Not so within 30 s.');
    await pause(50);
  }
  return performance.now() - from;
}

const allPagesSay = (words) => async () => {
  const pages = await Promise.all(Array.from({ length: VISITS }, pageText));
  return pages.every((text) => text.includes(words));
};

/** Visits from a separate network, in the first share of releases, until the page reports a failure. */
async function visit(network) {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.${network}.7` },
  });
  const page = await context.newPage();
  const { releases } = await (await fetch(`${vez.origin}/releases/web.json?of=${REMOTE}`)).json();
  const drawn = (100 - (releases[0].order.sequence % 100)) % 100;
  await page.addInitScript((number) => localStorage.setItem('vez.share', String(number)), drawn);
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith('/releases/health') && !answer.request().postData().includes('shown'),
  );
  await page.goto(`${vez.origin}${FORM}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await told;
  return page;
}

async function measure(round) {
  await publish('');
  await publish(`throw new Error('bench ${round}')`);
  let networks = 0;
  const failNext = async () => visit(round * 70 + (networks += 1));
  for (let first = 0; first < 2; first += 1) await (await failNext()).context().close();
  const third = await failNext();
  const from = performance.now();
  const [held, recovered] = await Promise.all([
    until(allPagesSay('"share":')),
    until(() => third.locator('#phone').isVisible()),
  ]);
  const isSame = await third.evaluate(() => 'isSamePage' in window);
  await third.context().close();
  while (networks < 10 || performance.now() - from < HELD_MS) await (await failNext()).context().close();
  await until(allPagesSay('"isStopped":true'));
  const stopped = performance.now() - from;
  const seconds = (ms) => (ms / 1_000).toFixed(1);
  const how = isSame ? 'without a reload' : 'BY A RELOAD';
  say(
    `${round}. withheld by ${VISITS} of ${VISITS} pages after ${seconds(held)} s; the page that reported it recovered after ${seconds(recovered)} s, ${how}; stopped after ${seconds(stopped)} s and ${networks} failures`,
  );
  return held;
}

try {
  const all = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) all.push(await measure(round));
  say(
    `From the third failure until pages withhold it: ${(Math.max(...all) / 1_000).toFixed(1)} s at most; 30 s are allowed.`,
  );
} finally {
  await browser.close();
  await vez.stop();
  await rm(folder, { recursive: true, force: true });
}
