// One scene with one fault: checks what the page shows and how many requests it makes.
import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { EMPTY_PAGE, type Fault, type FaultProxy } from './fault-proxy';
import { texts, type Scene } from './scene';

/** A screen settles within this time: a hanging write takes 60 s, and the lookup of its result 15 s. */
const SETTLE_MS = 90_000;
const LOOK_MS = 200;
/** The time limit of a step that a fault may prevent. */
const STEP_MS = 8_000;
/** Technical words that citizens must not see, and the data of another person (`personal-faults.ts`). */
const MACHINE_WORDS =
  /\b(undefined|null|NaN|TypeError|SyntaxError|ReferenceError|Unexpected token|Cannot read|is not a function|is not iterable|Invalid Date|NotTheirs|Loading chunk|ChunkLoadError)\b|\[object /;
/** Messages that a write did not take effect. */
const DENIALS = [
  texts.of('mfe-booking', 'refused'),
  texts.of('mfe-booking', 'refusedEdit'),
  texts.of('mfe-queue', 'refused'),
  texts.of('mfe-account', 'sms.refused'),
];

/** Marks a trial whose fault never occurred. */
const NOT_MADE = 'the request was never made';

export interface Trial {
  /** Candidates. The first that makes the request is used. */
  scenes: readonly Scene[];
  fault: Fault;
  matches(method: string, path: string): boolean;
  /** The target is a file, which the browser requests again only after its cache is cleared. */
  ofFile: boolean;
  /** The write took effect, which the page cannot know. */
  mayNotDeny: boolean;
  /** The most requests to one address before a tap. */
  requests: number;
}

interface SceneTrial extends Trial {
  scene: Scene;
  /** The title of the painted page. */
  painted?: string | undefined;
}

export interface Outcome {
  scene: string;
  /** Messages of the failed checks. */
  fellShort: string[];
  tookMs: number;
  /** The last address and text of the page, if a check failed. */
  saw?: string;
}

/** A phone with one page for many people in turn: a new page takes longer than most trials. */
export async function newPhone(browser: Browser, proxy: FaultProxy) {
  const context = await browser.newContext({
    baseURL: process.env.VEZ_ORIGIN,
    proxy: { server: proxy.address, bypass: '<-loopback>' },
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Macau',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    page,
    /** Clears the phone for a new person. @returns the id of the device */
    async hand(): Promise<string> {
      page.removeAllListeners('pageerror');
      // The same origin keeps the process of the page and its compiled code.
      await page.goto(EMPTY_PAGE);
      await context.clearCookies();
      const deviceId = randomUUID();
      await page.evaluate((device) => {
        sessionStorage.clear();
        localStorage.clear();
        localStorage.setItem('vez.device', device);
      }, deviceId);
      return deviceId;
    },
    forgetFiles: () => devtools.send('Network.clearBrowserCache'),
    close: () => context.close(),
  };
}
export type Phone = Awaited<ReturnType<typeof newPhone>>;

export const withLanguage = (path: string) =>
  path.includes('language=') ? path : `${path}${path.includes('?') ? '&' : '?'}language=en_us`;

/** The rules that the scene itself sets. */
export const setting = ({ beside }: Scene) => (beside === undefined ? [] : [beside]);

const lookAt = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    return {
      words: document.body?.innerText ?? '',
      waits: [...document.querySelectorAll('[aria-busy=true]')].filter(isShown).length,
      title: document.querySelector('main h1')?.textContent ?? '',
      isUsable: Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
      headed: [...document.querySelectorAll('h1, h2, [role=heading]')].some(isShown),
      ways: [...document.querySelectorAll('a[href], button:not([disabled])')].filter(isShown).length,
    };
  });

const HELP = new RegExp(
  ['slowLoading', 'retry'].map((key) => texts.ui(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
);

/** A painted page keeps its text, and either works or reports that it does not. */
const paintedShortfalls = (painted: string, { words, isUsable }: Awaited<ReturnType<typeof lookAt>>) => [
  ...(words.includes(painted) ? [] : [`what was painted is gone: "${painted}"`]),
  ...(isUsable || HELP.test(words) ? [] : ['the painted page neither works nor says so']),
];

async function shortfalls(page: Page, { mayNotDeny, scene, painted }: SceneTrial): Promise<string[]> {
  const look = await lookAt(page).catch(() => ({
    ...{ words: '', title: '', waits: 0, ways: 0 },
    ...{ headed: false, isUsable: false },
  }));
  const { words, waits, headed, ways } = look;
  const machine = scene.forDevelopers ? null : MACHINE_WORDS.exec(words);
  const denial = mayNotDeny ? DENIALS.find((text) => words.includes(text)) : undefined;
  return [
    ...(words.trim().length < 20 ? ['the page is empty'] : []),
    ...(headed ? [] : ['the page has no heading']),
    ...(waits > 0 ? ['something waits for ever'] : []),
    ...(ways > 0 ? [] : ['there is no way out']),
    ...(machine
      ? [`the page says "${words.slice(Math.max(0, machine.index - 30), machine.index + 40)}"`]
      : []),
    ...(painted === undefined ? [] : paintedShortfalls(painted, look)),
    ...(denial ? [`the page denies what was done: "${denial}"`] : []),
  ];
}

/** Polls until no check fails or every time-out has passed. */
async function settle(page: Page, trial: SceneTrial): Promise<string[]> {
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const found = await shortfalls(page, trial);
    if (found.length === 0 || Date.now() > until) return found;
    await page.waitForTimeout(LOOK_MS);
  }
}

const hasHappened = (proxy: FaultProxy) => proxy.seen().some(({ spoiled }) => spoiled);

async function waitForFault(page: Page, proxy: FaultProxy): Promise<void> {
  const until = Date.now() + STEP_MS;
  while (!hasHappened(proxy) && Date.now() < until) await page.waitForTimeout(LOOK_MS);
}

/** Browsers repeat broken requests themselves; those repetitions do not count. */
function tooMany(proxy: FaultProxy, { fault, requests }: SceneTrial): string[] {
  const asked = new Map<string, string[]>();
  for (const { method, path, id, document, spoiled } of proxy.seen()) {
    const name = `${method} ${path} (document ${document})`;
    if (spoiled) asked.set(name, [...(asked.get(name) ?? []), id]);
  }
  return [...asked]
    .map(([name, ids]) => ({ name, count: fault.breaksOff ? new Set(ids).size : ids.length }))
    .filter(({ count }) => count > requests)
    .map(({ name, count }) => `${count} times ${name}`);
}

const pressed = (button: Locator) =>
  button.click({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );

/** The retry button: of an open dialog, which covers the page, or of the page once that is closed. */
async function retryButton(page: Page) {
  const within = (place: Page | Locator) =>
    place.getByRole('button', { name: texts.ui('retry'), exact: true }).first();
  const dialog = page.locator('dialog[open]').last();
  if (!(await dialog.isVisible())) return within(page);
  if (await within(dialog).isVisible()) return within(dialog);
  await page.keyboard.press('Escape');
  return within(page);
}

/** Checks that the retry button works after the fault has ended. */
async function retry(page: Page, proxy: FaultProxy, trial: SceneTrial): Promise<string[]> {
  const until = Date.now() + SETTLE_MS;
  let again = await retryButton(page);
  if (!(await again.isVisible())) return [];
  proxy.spoil(...setting(trial.scene));
  // A dialog may open over it only now.
  while (!(await pressed(again)) && Date.now() < until) again = await retryButton(page);
  const asked = () =>
    proxy.seen().some(({ method, path }) => path.startsWith('/api/') || trial.matches(method, path));
  let found = ['trying again asked nothing'];
  while (Date.now() < until) {
    // A press during an automatic retry joins that request; then people press again.
    if (!asked()) await pressed(again);
    else {
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

async function run(page: Page, deviceId: string, proxy: FaultProxy, given: Trial & { scene: Scene }) {
  const { scene, fault, matches } = given;
  const path = await scene.prepare(page.context(), deviceId);
  page.setDefaultTimeout(STEP_MS);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(`thrown: ${error.message}`));
  proxy.open(scene.opening);
  proxy.spoil({ matches, fault }, ...setting(scene));
  await page.goto(withLanguage(path), { waitUntil: 'commit', timeout: SETTLE_MS });
  const isPainted = scene.opening === 'old' && scene.isFrame !== true;
  const painted = isPainted ? ((await page.locator('main h1').first().textContent()) ?? '') : undefined;
  const trial = { ...given, painted };
  const before = await settle(page, trial);
  if (before.length === 0) await scene.act?.(page).catch(() => undefined);
  await waitForFault(page, proxy);
  const found = before.length > 0 ? before : await settle(page, trial);
  if (!hasHappened(proxy)) return found.length > 0 ? found : [NOT_MADE];
  const costs = tooMany(proxy, trial);
  return [...found, ...costs, ...(found.length > 0 ? [] : await retry(page, proxy, trial)), ...thrown];
}

async function tryAt(phone: Phone, proxy: FaultProxy, trial: SceneTrial): Promise<Outcome> {
  const began = Date.now();
  const { page } = phone;
  const deviceId = await phone.hand();
  if (trial.ofFile) await phone.forgetFiles();
  try {
    const fellShort = await run(page, deviceId, proxy, trial);
    const saw = fellShort.length > 0 ? { saw: `${page.url()} ${(await lookAt(page)).words}` } : {};
    return { scene: trial.scene.name, fellShort, tookMs: Date.now() - began, ...saw };
  } finally {
    proxy.spoil();
  }
}

export async function tryOut(phone: Phone, proxy: FaultProxy, trial: Trial): Promise<Outcome> {
  let outcome: Outcome;
  for (const scene of trial.scenes) {
    outcome = await tryAt(phone, proxy, { ...trial, scene });
    if (!outcome.fellShort.includes(NOT_MADE)) break;
  }
  return outcome!;
}
