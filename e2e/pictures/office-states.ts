import type { Page } from '@playwright/test';
import { counterSystemOf } from '../src/counter-system';
import { deviceOf, listCounter, openCounter } from '../src/office';
import { LOCATION } from '../src/people';
import type { Reader, State } from './state';

/** A device with a logged-in member of staff, at the hall that is open 24 hours. */
const staff = (name: string, path: string, who: string, act?: State['act']): State => ({
  name: `staff-${name}`,
  async address(context) {
    await context.addInitScript((locationId) => {
      const place = { locationId, counter: '', serviceIds: [] };
      localStorage.setItem('vez.staff.counter', JSON.stringify(place));
    }, LOCATION);
    return `${path}?mock=${who}`;
  },
  ...(act ? { act } : {}),
});

const wordsFor = (texts: Reader['texts'], key: string, counter: string) =>
  texts.of('mfe-staff', key).replace('{{counter}}', counter);

const OPENS = 'Resident card renewal';

/** Opens a counter with its form, in the reader's language. */
async function openByForm(page: Page, { texts }: Reader, counter: string) {
  await listCounter('ana', counter);
  await page.reload();
  const of = (key: string) => texts.of('mfe-staff', key);
  await page.getByLabel(of('place.office')).selectOption(String(LOCATION));
  await page.getByLabel(of('place.counter'), { exact: true }).selectOption(counter);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: of('place.open') }).click();
}

/** The screens of an office. */
export const OFFICE: State[] = [
  staff('start', '/staff', 'carla'),
  staff('counter-place', '/staff/counter', 'ana'),
  staff('counter', '/staff/counter', 'ana', async (page, reader) => {
    const of = (key: string) => reader.texts.of('mfe-staff', key);
    await openByForm(page, reader, 'P1');
    await page.getByRole('group', { name: of('act.keys') }).waitFor();
    // In the evening the queue may be empty.
    const system = counterSystemOf(page.request);
    for (const queue of await system.queuesAt(LOCATION)) await system.walkIn(queue);
    await page.keyboard.press('F2');
    await page.getByRole('heading', { name: of('person.comeTo') }).waitFor();
  }),
  staff('counter-in-use', '/staff/counter', 'carla', async (page, reader) => {
    const { texts } = reader;
    const name = 'P2';
    await openCounter(page.context().browser()!, { who: 'ana', name, serves: [OPENS] });
    await openByForm(page, reader, name);
    await page.getByRole('button', { name: wordsFor(texts, 'inUse.takeOver', name) }).waitFor();
  }),
  staff('counter-taken', '/staff/counter', 'ana', async (page, reader) => {
    const { language, texts } = reader;
    const name = `P3-${language}`;
    await openByForm(page, reader, name);
    await page.getByRole('group', { name: texts.of('mfe-staff', 'act.keys') }).waitFor();
    const colleague = await deviceOf(page.context().browser()!, 'counter', { who: 'carla', language });
    await openByForm(colleague, reader, name);
    await colleague.getByRole('button', { name: wordsFor(texts, 'inUse.takeOver', name) }).click();
    await page.getByRole('button', { name: wordsFor(texts, 'inUse.takeBack', name) }).waitFor();
    await colleague.context().close();
  }),
  staff('appointments', '/staff/appointments', 'ana'),
  staff('counters', '/staff/counters', 'carla'),
  staff('closures', '/staff/closures', 'carla'),
  staff('notices', '/staff/notices', 'ana'),
  staff('office', '/staff/office', 'carla'),
  staff('reception', '/staff/reception', 'bruno'),
  staff('kiosk', '/staff/kiosk', 'carla'),
  staff('display', '/staff/display', 'carla'),
];
