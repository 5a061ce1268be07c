import { counterSystemOf } from '../src/counter-system';
import { LOCATION } from '../src/people';
import type { State } from './state';

/** A device of the hall that is open day and night, at which somebody is logged in. */
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

/** What stands on desks and walls of an office. */
export const OFFICE: State[] = [
  staff('start', '/staff', 'carla'),
  staff('counter-place', '/staff/counter', 'ana'),
  staff('counter', '/staff/counter', 'ana', async (page, { texts }) => {
    const of = (key: string) => texts.of('mfe-staff', key);
    await page.getByLabel(of('place.office')).selectOption(String(LOCATION));
    await page.getByLabel(of('place.counter')).fill('P1');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: of('place.open') }).click();
    await page.getByRole('group', { name: of('act.keys') }).waitFor();
    // In the evening nobody has come by themselves.
    const system = counterSystemOf(page.request);
    for (const queue of await system.queuesAt(LOCATION)) await system.walkIn(queue);
    await page.keyboard.press('F2');
    await page.getByRole('heading', { name: of('person.comeTo') }).waitFor();
  }),
  staff('appointments', '/staff/appointments', 'ana'),
  staff('reception', '/staff/reception', 'bruno'),
  staff('kiosk', '/staff/kiosk', 'carla'),
  staff('display', '/staff/display', 'carla'),
];
