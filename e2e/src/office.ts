// The screens of an office, each on its own device at the hall that is open 24 hours.
import {
  expect,
  request as requests,
  type APIRequestContext,
  type Browser,
  type Page,
} from '@playwright/test';
import { LOCATION, type Citizen, type Point } from './people';
import { textsOf, type Language } from './texts';

const SIZES = {
  counter: [1280, 800],
  reception: [1280, 800],
  appointments: [1280, 800],
  counters: [1280, 800],
  closures: [1280, 800],
  notices: [1280, 800],
  office: [1280, 800],
  figures: [1280, 800],
  enrol: [1280, 800],
  kiosk: [1080, 1920],
  display: [1920, 1080],
} as const;
export type OfficeScreen = keyof typeof SIZES;

const texts = textsOf('en_us');
/** The English texts of the office screens. */
export const words = (key: string) => texts.of('mfe-staff', key);

interface DeviceOptions {
  /** A member of the development staff. Unset for a device to be enrolled. */
  who?: string;
  language?: Language;
  size?: readonly [number, number];
}

/** Opens a screen of the office on a device of the hall. */
export async function deviceOf(
  browser: Browser,
  screen: OfficeScreen,
  { who, language = 'en_us', size = SIZES[screen] }: DeviceOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.VEZ_ORIGIN!,
    viewport: { width: size[0], height: size[1] },
    timezoneId: 'Asia/Macau',
  });
  await context.addInitScript((locationId) => {
    // A headless browser prints nothing and fires no `afterprint`.
    window.print = () => setTimeout(() => window.dispatchEvent(new Event('afterprint')));
    if (localStorage.getItem('vez.staff.counter') === null)
      localStorage.setItem('vez.staff.counter', JSON.stringify({ locationId, counter: '', serviceIds: [] }));
  }, LOCATION);
  const page = await context.newPage();
  const mock = who === undefined ? '' : `mock=${who}&`;
  await page.goto(`/staff/${screen}?${mock}language=${language}`);
  return page;
}

/** A code for a new kiosk or display of the hall. */
export async function deviceCode(
  request: APIRequestContext,
  kind: 'kiosk' | 'display',
  name: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${process.env.VEZ_COUNTER_CREDENTIAL}` };
  const data = { kind, locationId: LOCATION, name };
  const answer = await request.post(`${process.env.VEZ_ORIGIN}/api/staff/deviceCode`, { headers, data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { code: string }).code;
}

/** Opens a browser of the hall and enrols it. */
export async function enrolledDevice(
  browser: Browser,
  kind: 'kiosk' | 'display',
  { name, language }: { name: string; language?: Language },
): Promise<Page> {
  const options = language === undefined ? {} : { language };
  const device = await deviceOf(browser, 'enrol', { size: SIZES[kind], ...options });
  const of = (key: string) => textsOf(language ?? 'en_us').of('mfe-staff', key);
  await device.getByLabel(of('enrol.code')).fill(await deviceCode(device.request, kind, name));
  await device.getByRole('button', { name: of('enrol.go'), exact: true }).click();
  await expect(device).toHaveURL(new RegExp(`/staff/${kind}`));
  return device;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export interface CounterOptions {
  who: string;
  /** The name on the sign, unique to this journey and attempt. */
  name: string;
  /** English names of services. */
  serves: string[];
}

const SUPERVISORS: Record<string, string> = { david: 'elsa', elsa: 'elsa' };

/** Makes calls in a session of a member of staff. */
export async function asStaff(who: string) {
  const request = await requests.newContext({ baseURL: process.env.VEZ_ORIGIN! });
  await request.get(`/home?mock=${who}`);
  const session = await request.post('/api/session', { data: {} });
  const { jwtToken } = (await session.json()) as { jwtToken: string };
  const headers = { authorization: `Bearer ${jwtToken}` };
  return {
    get: (path: string) => request.get(path, { headers }),
    post: (path: string, data: object) => request.post(path, { headers, data }),
    async end() {
      await endSession(request);
      await request.dispose();
    },
  };
}

/** Logs out. A person has at most ten sessions, and journeys in parallel share people: the oldest of more would end. */
async function endSession(request: APIRequestContext): Promise<void> {
  expect((await request.delete('/api/session')).ok()).toBe(true);
}

/** Logs a device of `deviceOf` out, and closes it. */
export async function leave(device: Page): Promise<void> {
  await endSession(device.request);
  await device.context().close();
}

/** Adds a counter to the hall’s list, as the supervisor of a member of staff. A second attempt finds it there. */
export async function listCounter(who: string, name: string): Promise<void> {
  const supervisor = await asStaff(SUPERVISORS[who] ?? 'carla');
  const data = { locationId: LOCATION, counter: name, serviceIds: [] };
  const answer = await supervisor.post('/api/counter/save', data);
  expect([200, 409]).toContain(answer.status());
  await supervisor.end();
}

/** Closes the counters that a failed attempt left open. Logging out would ask about each. */
export async function closeCountersOf(who: string): Promise<void> {
  const clerk = await asStaff(who);
  const { holds = [] } = (await (await clerk.get('/api/staff/self')).json()) as { holds?: object[] };
  for (const held of holds) await clerk.post('/api/counter/leave', { ...held, called: 'back' });
  await clerk.end();
}

/** Opens a counter. Simulated counters then stop calling for its services. */
export async function openCounter(browser: Browser, { who, name, serves }: CounterOptions): Promise<Page> {
  await listCounter(who, name);
  const counter = await deviceOf(browser, 'counter', { who });
  await counter.getByLabel(words('place.office')).selectOption(String(LOCATION));
  await counter.getByLabel(words('place.counter'), { exact: true }).selectOption(name);
  for (const service of serves) await counter.getByRole('checkbox', { name: service }).check();
  await button(counter, words('place.open')).click();
  await expect(counter.getByRole('group', { name: words('act.keys') })).toBeVisible();
  return counter;
}

/** Expands and returns the full queue in order of call. At first the screen shows only a few. */
export async function showAllWaiting(counter: Page): Promise<void> {
  await expect(async () => {
    const all = button(counter, words('waiting.all'));
    if (await all.isVisible()) await all.click({ timeout: 2_000 });
    await expect(all).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** Chooses a waiting visitor and calls them by key. */
export async function callThisOne(counter: Page, number: string): Promise<void> {
  const row = button(counter, new RegExp(`^${number}`)).first();
  await expect(async () => {
    // A new arrival may collapse the list again.
    await showAllWaiting(counter);
    await row.click({ timeout: 2_000 });
  }).toPass();
  await expect(button(counter, new RegExp(`${words('act.next')}.*${number}`))).toBeVisible();
  await counter.keyboard.press('F2');
  await expect(counter.getByRole('heading', { name: words('person.comeTo') })).toBeVisible();
  await expect(counter.getByText(number, { exact: true }).first()).toBeVisible();
}

/** Starts and finishes the service of the called person. */
export async function serve(counter: Page): Promise<void> {
  await counter.keyboard.press('F4');
  await expect(counter.getByRole('heading', { name: words('person.serving') })).toBeVisible();
  await counter.keyboard.press('F3');
  await expect(counter.getByRole('heading', { name: words('person.serving') })).toBeHidden();
}

/** Closes the counter and its device. */
export async function closeCounter(counter: Page, name: string, serviceIds: number[]): Promise<void> {
  const headers = { authorization: `Bearer ${process.env.VEZ_COUNTER_CREDENTIAL}` };
  for (const serviceId of serviceIds) {
    const data = { serviceId, locationId: LOCATION, counter: name };
    await counter.request.post('/api/counter/close', { headers, data });
  }
  await counter.context().close();
}

/** Types a code at a kiosk, key by key. */
export async function typeCodeAt(kiosk: Page, code: string): Promise<void> {
  await button(kiosk, new RegExp(`^${words('kiosk.checkIn')}`)).click();
  for (const key of code.replace('-', ''))
    await kiosk.getByRole('button', { name: key, exact: true }).click();
  await kiosk.getByRole('button', { name: words('kiosk.checkIn'), exact: true }).click();
}

const MINUTE_MS = 60_000;

/** Closes the time of one booking of DSI at the hall, until its holder is offered another one. */
export async function closeTimeOf(citizen: Citizen, { serviceId }: Point, ticketId: string): Promise<void> {
  const { bookingDate, bookingTime } = await citizen.bookingOf(ticketId);
  const from = `${bookingDate.split('/').reverse().join('-')}T${bookingTime}:00+08:00`;
  const until = new Date(Date.parse(from) + MINUTE_MS).toISOString();
  const supervisor = await asStaff('carla');
  const data = { locationId: LOCATION, serviceId, from, until, reason: 'fault' };
  const answer = await supervisor.post('/api/counter/closures/close', data);
  // Another booking of the same time may have closed it.
  expect([200, 409]).toContain(answer.status());
  await supervisor.end();
  await expect.poll(async () => (await citizen.bookingOf(ticketId)).newTime).toBeDefined();
}

const NUMBER = /\b[A-Z]{1,2}\d? \d{3}\b/;

/** The number that a kiosk has issued or checked in: `A 037`. */
export async function numberOn(kiosk: Page): Promise<string> {
  const shown = kiosk.getByText(NUMBER).first();
  await expect(shown).toBeVisible();
  return NUMBER.exec(await shown.innerText())![0];
}

/** Reads the kiosk code and the number from a ticket's page: `261201-K7F3QA25`, `A 037`. */
export async function readTicket(page: Page): Promise<{ code: string; number: string }> {
  const main = page.locator('main');
  await expect(main).toContainText(/\d{6}-[2-9A-Z]{8}/);
  const text = await main.innerText();
  return {
    code: /\d{6}-[2-9A-Z]{8}/.exec(text)![0],
    number: NUMBER.exec(text)![0],
  };
}

/**
 * Moves a booking, which is for tomorrow at the earliest, to so many minutes from now.
 * @param isReminded whether it was made a day earlier, and its reminders are through
 */
export async function bringToToday(
  { request }: Pick<Page, 'request'>,
  ticketId: string,
  minutes: number,
  isReminded = false,
) {
  const answer = await request.post('/dev/today', { data: { ticketId, minutes, isReminded } });
  expect(answer.status()).toBe(200);
}

/**
 * Waits until a display shows a call, large or among earlier ones. Start it before the call: in a busy office others
 * soon replace it.
 */
export const shownOn = (display: Page, number: string, counter: string): Promise<void> =>
  expect(display.getByRole('main')).toContainText(new RegExp(`${number}.*${counter}`, 's'), {
    timeout: 60_000,
  });
