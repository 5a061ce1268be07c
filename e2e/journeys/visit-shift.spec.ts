// The counters of an office through a shift: listed, opened, watched, closed with their people.
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { counterSystemOf } from '../src/counter-system';
import { button, callThisOne, closeCountersOf, deviceOf, words } from '../src/office';
import { LOCATION, pointOf } from '../src/people';

test('lists a counter, opens and watches it, and closes it with its visitor [QUE-16] [TIX-03]', async ({
  browser,
  isMobile,
}, { retry }) => {
  test.skip(isMobile === true, 'the screens of an office stand on desks');
  const name = `C${9 - retry}`;
  const served = 'Criminal record certificate';
  const of = (key: string, values: Record<string, string> = {}) =>
    words(key).replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');

  const carla = await deviceOf(browser, 'counters', { who: 'carla' });
  const row = carla.getByRole('listitem').filter({ has: carla.getByRole('heading', { name, exact: true }) });
  await test.step('a supervisor adds it, with the way there', async () => {
    await button(carla, words('counters.add')).click();
    await carla.getByLabel(words('counters.name')).fill(name);
    await carla.getByRole('checkbox', { name: served }).check();
    const way = carla.getByRole('group', { name: words('counters.way') });
    await way.getByLabel(words('counters.in.en_us')).fill('Past the stairs');
    await expectAccessible(carla);
    await button(carla, words('counters.save')).click();
    await expect(row).toContainText(words('counters.state.closed'));
  });

  // No other journey logs in as this clerk, so the log-out dialog asks only about this journey’s counter.
  const who = 'fatima';
  await closeCountersOf(who);
  const fatima = await deviceOf(browser, 'counter', { who });
  await test.step('a clerk chooses it, with its usual queues', async () => {
    await fatima.getByLabel(words('place.office')).selectOption(String(LOCATION));
    await fatima.getByLabel(words('place.counter'), { exact: true }).selectOption(name);
    await expect(fatima.getByRole('checkbox', { name: served })).toBeChecked();
    await button(fatima, words('place.open')).click();
    await expect(fatima.getByRole('group', { name: words('act.keys') })).toBeVisible();
  });

  const point = await pointOf(fatima.context(), 'DSI-CRC');
  const number = await counterSystemOf(fatima.request).walkIn(point);
  await callThisOne(fatima, number);
  await test.step('the supervisor sees who is there', async () => {
    await expect(row).toContainText('Fátima Lopes');
    await expect(row).toContainText(number);
    await expectAccessible(carla);
  });

  await test.step('logging out asks what becomes of the visitor, and closes the counter', async () => {
    await button(fatima, words('head.logOut')).click();
    await fatima.getByLabel(of('leave.called', { number })).selectOption(words('leave.as.back'));
    await expectAccessible(fatima);
    await button(fatima, of('leave.andLogOut', { counter: name })).click();
    await expect(button(fatima, words('gate.go'))).toBeVisible();
    await expect(row).toContainText(words('counters.state.closed'));
  });

  await test.step('the visitor waits in front, and the counter leaves the list', async () => {
    const found = await counterSystemOf(fatima.request).find(number);
    expect(found).toMatchObject({ state: 'arrived', counter: '' });
    await button(carla, `${words('counters.remove')}: ${of('counterName', { counter: name })}`).click();
    await carla
      .getByRole('dialog')
      .getByRole('button', { name: words('counters.remove') })
      .click();
    await expect(row).toBeHidden();
  });
  await Promise.all([fatima.context().close(), carla.context().close()]);
});
