// One scene with one fault: what the citizen gets to see, and what it costs.
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Fault, FaultProxy } from './fault-proxy';
import { texts, type Scene } from './scenes';

/** A screen has its answer by then: three tries of a file, or a read of 15 s and what follows it. */
const SETTLE_MS = 60_000;
const LOOK_MS = 200;
/** A step that a fault has made impossible is given up then. */
const STEP_MS = 8_000;
/** Words that a program says, and a city does not. */
const MACHINE_WORDS =
  /\b(undefined|null|NaN|TypeError|SyntaxError|ReferenceError|Unexpected token|Cannot read|is not a function|is not iterable|Invalid Date|Loading chunk|ChunkLoadError)\b|\[object /;
/** What says that a write did not happen. */
const DENIALS = [
  texts.of('mfe-booking', 'refused'),
  texts.of('mfe-booking', 'refusedEdit'),
  texts.of('mfe-queue', 'refused'),
  texts.of('mfe-account', 'sms.refused'),
];

export interface Trial {
  scene: Scene;
  fault: Fault;
  matches(method: string, path: string): boolean;
  /** The write was done, and the page cannot know. */
  mayNotDeny: boolean;
  /** How often one address may be asked before somebody taps. */
  requests: number;
}

/** A visit of its own: nothing is cached, nobody is logged in. */
export async function newVisit(browser: Browser, proxy: FaultProxy) {
  const deviceId = randomUUID();
  const origin = process.env.VEZ_ORIGIN!;
  const context = await browser.newContext({
    baseURL: origin,
    proxy: { server: proxy.address, bypass: '<-loopback>' },
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Macau',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'vez.device', value: deviceId }] }],
    },
  });
  return { context, deviceId };
}

export const withLanguage = (path: string) =>
  path.includes('language=') ? path : `${path}${path.includes('?') ? '&' : '?'}language=en_us`;

/** What a scene itself has come of a call. */
export const setting = ({ beside }: Scene) => (beside === undefined ? [] : [beside]);

const lookAt = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    return {
      words: document.body?.innerText ?? '',
      waits: [...document.querySelectorAll('[aria-busy=true]')].filter(isShown).length,
      headed: [...document.querySelectorAll('h1, h2, [role=heading]')].some(isShown),
      ways: [...document.querySelectorAll('a[href], button:not([disabled])')].filter(isShown).length,
    };
  });

async function shortfalls(page: Page, { mayNotDeny }: Trial): Promise<string[]> {
  const { words, waits, headed, ways } = await lookAt(page).catch(() => ({
    words: '',
    waits: 0,
    headed: false,
    ways: 0,
  }));
  const machine = MACHINE_WORDS.exec(words);
  const denial = mayNotDeny ? DENIALS.find((text) => words.includes(text)) : undefined;
  return [
    ...(words.trim().length < 20 ? ['the page is empty'] : []),
    ...(headed ? [] : ['the page has no heading']),
    ...(waits > 0 ? ['something waits for ever'] : []),
    ...(ways > 0 ? [] : ['there is no way out']),
    ...(machine
      ? [`the page says "${words.slice(Math.max(0, machine.index - 30), machine.index + 40)}"`]
      : []),
    ...(denial ? [`the page denies what was done: "${denial}"`] : []),
  ];
}

/** Looks until nothing falls short, or the time of every time-out is over. */
async function settle(page: Page, trial: Trial): Promise<string[]> {
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const found = await shortfalls(page, trial);
    if (found.length === 0 || Date.now() > until) return found;
    await page.waitForTimeout(LOOK_MS);
  }
}

/** A browser repeats by itself what broke off, so such a request is seen twice. */
function tooMany(proxy: FaultProxy, { fault, requests }: Trial): string[] {
  const most = fault.breaksOff === true ? 2 * requests : requests;
  const counts = new Map<string, number>();
  for (const { method, path, spoiled } of proxy.seen()) {
    if (spoiled) counts.set(`${method} ${path}`, (counts.get(`${method} ${path}`) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).map(([name, count]) => `${count} times ${name}`);
}

/** Whoever tries again, once all is well, gets an answer. */
async function retry(page: Page, proxy: FaultProxy, trial: Trial): Promise<string[]> {
  const again = page.getByRole('button', { name: texts.ui('retry'), exact: true }).first();
  if (!(await again.isVisible())) return [];
  proxy.spoil(...setting(trial.scene));
  await again.click();
  const until = Date.now() + SETTLE_MS;
  let found = ['trying again asked nothing'];
  while (Date.now() < until) {
    if (proxy.seen().length > 0) {
      found = [
        ...(await shortfalls(page, trial)),
        ...((await again.isVisible()) ? ['trying again did not help'] : []),
      ];
      if (found.length === 0) return [];
    }
    await page.waitForTimeout(LOOK_MS);
  }
  return found;
}

async function run(context: BrowserContext, deviceId: string, proxy: FaultProxy, trial: Trial) {
  const { scene, fault, matches } = trial;
  const path = await scene.prepare(context, deviceId);
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(`thrown: ${error.message}`));
  proxy.spoil({ matches, fault }, ...setting(scene));
  await page.goto(withLanguage(path), { waitUntil: 'commit', timeout: SETTLE_MS });
  const before = await settle(page, trial);
  if (before.length === 0) await scene.act?.(page).catch(() => undefined);
  const found = before.length > 0 ? before : await settle(page, trial);
  const costs = tooMany(proxy, trial);
  return [...found, ...costs, ...(found.length > 0 ? [] : await retry(page, proxy, trial)), ...thrown];
}

/** @returns what fell short, in words; nothing where all is well */
export async function tryOut(browser: Browser, proxy: FaultProxy, trial: Trial): Promise<string[]> {
  const { context, deviceId } = await newVisit(browser, proxy);
  try {
    return await run(context, deviceId, proxy, trial);
  } finally {
    proxy.spoil();
    await context.close();
  }
}
