// Two clerks and one counter: opening a counter in use shows its clerk, and taking over needs confirmation.
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { counterSystemOf } from '../src/counter-system';
import { tabTo } from '../src/keyboard';
import { button, callThisOne, closeCounter, deviceOf, openCounter, words } from '../src/office';
import { LOCATION, pointOf } from '../src/people';

test('lets a colleague take over a counter with its visitor by keys, and return it', async ({
  browser,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks and walls');
  const name = `V${9 - retry}`;
  const served = 'Resident card renewal';
  const of = (key: string, values: Record<string, string> = {}) =>
    words(key).replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');

  const ana = await openCounter(browser, { who: 'ana', name, serves: [served] });
  const point = await pointOf(ana.context(), 'DSI-BIR-R');
  const number = await counterSystemOf(ana.request).walkIn(point);
  await callThisOne(ana, number);
  await ana.keyboard.press('F4');
  const serving = (page: typeof ana) => page.getByRole('heading', { name: words('person.serving') });
  await expect(serving(ana)).toBeVisible();

  const carla = await deviceOf(browser, 'counter', { who: 'carla' });
  await test.step('shows the current clerk and visitor to a colleague who opens the counter', async () => {
    await carla.getByLabel(words('place.office')).selectOption(String(LOCATION));
    await carla.getByLabel(words('place.counter'), { exact: true }).selectOption(name);
    await carla.getByRole('checkbox', { name: served }).check();
    await button(carla, words('place.open')).click();
    await expect(carla.getByRole('heading', { name: of('inUse.title', { counter: name }) })).toBeFocused();
    await expect(carla.locator('main')).toContainText('Ana Ribeiro');
    await expect(carla.locator('main')).toContainText(number);
    await carla.keyboard.press('F2');
    await expect(serving(ana)).toBeVisible();
    await expectAccessible(carla);
  });

  await test.step('takes it over by keys and notifies the other screen', async () => {
    await tabTo(carla, of('inUse.takeOver', { counter: name }));
    await carla.keyboard.press('Enter');
    await expect(serving(carla)).toBeVisible();
    await expect(carla.getByText(number, { exact: true }).first()).toBeVisible();
    await expect(ana.getByRole('heading', { name: /Carla Wong took over/ })).toBeFocused();
    await expectAccessible(ana);
    await ana.keyboard.press('F3');
  });

  await test.step('opens a new page of the same clerk without a question', async () => {
    await carla.reload();
    await expect(serving(carla)).toBeVisible();
  });

  await test.step('returns it to the first clerk, who finishes the visit', async () => {
    await tabTo(ana, of('inUse.takeBack', { counter: name }));
    await ana.keyboard.press('Enter');
    await expect(serving(ana)).toBeVisible();
    await expect(carla.getByRole('heading', { name: /Ana Ribeiro took over/ })).toBeVisible();
    await ana.keyboard.press('F3');
    await expect(serving(ana)).toBeHidden();
  });
  await carla.context().close();
  await closeCounter(ana, name, [point.serviceId]);
});
