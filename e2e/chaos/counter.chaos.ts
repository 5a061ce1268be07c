// Faulty acts of a counter: each takes effect once, and the screen then shows the true state.
import { expect, type Page } from '@playwright/test';
import { counterSystemOf } from '../src/counter-system';
import { deviceOf } from '../src/office';
import { LOCATION, pointOf, type Point } from '../src/people';
import { LANGUAGES, textsOf } from '../src/texts';
import { isPart } from './matrix';
import { OFFICE_ANSWER_LOST, OFFICE_FAULTS } from './office-faults';
import { shortOf, truthOf, tryAct, type Holds } from './office-trial';
import { test, wasTried } from './worker';

interface Act {
  key: string;
  path: string;
  /** The event that the act adds to the ticket's history. */
  event?: string;
  /** The state of the counter after the act. */
  then: 'none' | 'called' | 'serving';
  isPaused?: boolean;
  isQueuePaused?: boolean;
}

/** A visit with every act that has its own key. */
const ACTS: Record<string, Act> = {
  next: { key: 'F2', path: 'counter/(callTicket|next)', event: 'called', then: 'called' },
  recall: { key: 'F6', path: 'counter/recall', event: 'calledAgain', then: 'called' },
  missed: { key: 'F9', path: 'counter/absent', event: 'absent', then: 'none' },
  undo: { key: 'Control+z', path: 'counter/recall', event: 'calledAgain', then: 'called' },
  start: { key: 'F4', path: 'counter/start', event: 'started', then: 'serving' },
  park: { key: 'F8', path: 'counter/park', event: 'parked', then: 'none' },
  unpark: { key: 'F8', path: 'counter/unpark', event: 'resumed', then: 'serving' },
  pause: { key: 'F10', path: 'counter/pause', then: 'serving', isPaused: true },
  resume: { key: 'F10', path: 'counter/pause', then: 'serving', isPaused: false },
  pauseQueue: { key: 'Shift+F8', path: 'counter/pauseQueue', then: 'serving', isQueuePaused: true },
  resumeQueue: { key: 'Shift+F8', path: 'counter/pauseQueue', then: 'serving', isQueuePaused: false },
  finish: { key: 'F3', path: 'counter/treated', event: 'treated', then: 'none' },
};
interface PanelAct extends Act {
  /** Fills in the panel that the key opens. */
  fill(page: Page, words: (key: string) => string, at: Point): Promise<unknown>;
}
/** Acts that open a panel first. The same key confirms it. */
const PANELS: Record<string, PanelAct> = {
  transfer: {
    ...{ key: 'F7', path: 'counter/transfer', event: 'transferred', then: 'none' },
    async fill(page, words, { serviceId }) {
      const queue = page.getByLabel(words('transfer.queue'));
      const others = queue.locator(`option:not([value=""]):not([value="${serviceId}"])`);
      await expect(others).not.toHaveCount(0);
      await queue.selectOption(await others.first().getAttribute('value'));
    },
  },
  cancel: {
    ...{ key: 'Shift+F9', path: 'counter/cancel', event: 'cancelled', then: 'none' },
    fill: (page, words) => page.getByLabel(words('cancel.note')).fill('Z'),
  },
};
/** A counter unparks any visitor of its queues, so each fault has its own queue. */
const QUEUES = ['DSI-BIR-R', 'DSI-BIR-L', 'DSI-BIR-C', 'DSI-PAS', 'DSI-CRC'];
/** The steps of `npm test`, or all of them in the full run. */
const STEPS = Object.entries(ACTS).filter(([act]) => !isPart || ['next', 'start', 'finish'].includes(act));
const isChosen = (act: string, fault: string) =>
  !isPart || (act === 'start' && fault === OFFICE_ANSWER_LOST.name);
const PANEL_STEPS = isPart ? [] : Object.entries(PANELS);
const isLeft = (act: string, fault: string) =>
  isChosen(act, fault) && (isPart || !wasTried(`counter ${act}`, fault));

/** Opens a counter for one queue and reloads the page there. */
async function standAt(page: Page, { serviceId }: Point, counter: string) {
  await truthOf(page).post('open', { serviceId, locationId: LOCATION, counter });
  const place = { locationId: LOCATION, counter, serviceIds: [serviceId] };
  await page.evaluate((kept) => localStorage.setItem('vez.staff.counter', JSON.stringify(kept)), place);
  await page.reload();
}

for (const [at, fault] of OFFICE_FAULTS.entries()) {
  if (!STEPS.some(([act]) => isChosen(act, fault.name))) continue;
  const language = LANGUAGES[at % LANGUAGES.length]!;
  const texts = textsOf(language);
  const words = (key: string) => texts.of('mfe-staff', key);

  test(`staff, a counter: each act is done once: ${fault.name} [FLT-67]`, async ({ browser }) => {
    const steps = [...STEPS, ...PANEL_STEPS];
    test.skip(!steps.some(([act]) => isLeft(act, fault.name)), 'all was tried');
    test.setTimeout(1_800_000);
    const page = await deviceOf(browser, 'counter', { who: 'ana', language });
    const point = await pointOf(page.context(), QUEUES[at]!);
    const counter = `Z${at + 1}`;
    const truth = truthOf(page);
    await standAt(page, point, counter);
    const number = await counterSystemOf(page.request).walkIn(point);
    const ticketId = await truth.find(number);

    const row = page.getByRole('button', { name: new RegExp(`^${number}`) }).first();
    const all = page.getByRole('button', { name: words('waiting.all') });
    await expect(row.or(all).first()).toBeVisible({ timeout: 60_000 });
    if (!(await row.isVisible())) await all.click();
    await row.click();
    await expect(
      page.getByRole('button', { name: new RegExp(`${words('act.next')}.*${number}`) }),
    ).toBeVisible();

    const heading = (key: string) => page.getByRole('heading', { name: words(key), exact: true });
    const shows = async (then: Act['then']) => {
      const [called, serving] = await Promise.all([
        heading('person.comeTo').isVisible(),
        heading('person.serving').isVisible(),
      ]);
      return called === (then === 'called') && serving === (then === 'serving');
    };
    const unconfirmed = page.getByText(words('unconfirmed.text').split('{{time}}')[1]!.trim());
    const pauseKey = page.locator('button[aria-keyshortcuts=F10]');
    const queueKey = page.locator('button[aria-keyshortcuts="Shift+F8"]');
    /** The text of the key that toggles the pause, up to the letter of its queue. */
    const queueWord = (isPaused: boolean) =>
      words(isPaused ? 'act.resumeQueue' : 'act.pauseQueue').split('{{queue}}')[0]!;
    const holdsAfter = async (
      { event, then, isPaused = false, isQueuePaused = false }: Act,
      ticketId: string,
    ): Promise<Holds> => {
      const before = event === undefined ? 0 : await truth.times(ticketId, event);
      return {
        'it was not done': async () => ((await truth.desk(counter)).current?.state ?? 'none') === then,
        'the counter is not paused, or is': async () => (await truth.desk(counter)).isPaused === isPaused,
        'the screen shows somebody else': () => shows(then),
        'the screen does not show whether it is paused': async () =>
          (await pauseKey.innerText()).includes(words(isPaused ? 'act.resume' : 'act.pause')),
        'the queue is not paused, or is': async () => {
          const { pausedQueues = [] } = await truth.desk(counter);
          return pausedQueues.some(({ serviceId }) => serviceId === point.serviceId) === isQueuePaused;
        },
        'the screen does not show whether the queue is paused': async () =>
          (await queueKey.innerText()).includes(queueWord(isQueuePaused)),
        'it is still looked up': () => unconfirmed.isHidden(),
        'it was done more than once': async () =>
          event === undefined || (await truth.times(ticketId, event)) === before + 1,
      };
    };

    const spoil = (name: string, { key, path }: Act, holds: Holds) => {
      const press = () => page.keyboard.press(key);
      return tryAct(page, fault, {
        target: `counter ${name}`,
        scene: `a counter, in ${language}`,
        path,
        act: async () => {
          await press();
          await press();
        },
        again: press,
        waits: page.locator('[aria-busy=true]'),
        notDone: page.getByRole('status').filter({ hasText: texts.of('shell', 'errors.notDone') }),
        holds: () => holds,
      });
    };

    for (const [name, act] of STEPS) {
      const holds = await holdsAfter(act, ticketId);
      if (name === 'undo') await expect(page.getByRole('button', { name: words('line.undo') })).toBeVisible();
      if (isLeft(name, fault.name)) {
        await spoil(name, act, holds);
        continue;
      }
      await page.keyboard.press(act.key);
      expect(await shortOf(holds), name).toEqual([]);
    }
    for (const [name, act] of PANEL_STEPS) {
      if (!isLeft(name, fault.name)) continue;
      const next = await truth.find(await counterSystemOf(page.request).walkIn(point));
      await truth.post('callTicket', { ticketId: next, counter });
      await expect.poll(() => shows('called'), { timeout: 60_000 }).toBe(true);
      await page.keyboard.press(act.key);
      await act.fill(page, words, point);
      await spoil(name, act, await holdsAfter(act, next));
    }
    if (!isPart && isLeft('close', fault.name)) {
      const last = await truth.find(await counterSystemOf(page.request).walkIn(point));
      await truth.post('callTicket', { ticketId: last, counter });
      await expect.poll(() => shows('called'), { timeout: 60_000 }).toBe(true);
      await page.keyboard.press('Shift+F6');
      await page.getByRole('dialog').getByRole('combobox').first().selectOption('back');
      const press = () => page.keyboard.press('Shift+F6');
      await tryAct(page, fault, {
        target: 'counter close',
        scene: `a counter, in ${language}`,
        path: 'counter/leave',
        act: async () => {
          await press();
          await press();
        },
        again: press,
        waits: page.locator('[aria-busy=true]'),
        notDone: page.getByRole('dialog').getByText(texts.of('shell', 'errors.notDone')),
        holds: () => ({
          'it was not closed': async () => !(await truth.desk(counter)).isOpen,
          'the screen does not show that it is closed': () =>
            page
              .getByRole('button', { name: words('closed.open').replace('{{counter}}', counter) })
              .isVisible(),
          'the visitor was not returned once': async () => (await truth.times(last, 'returned')) === 1,
        }),
      });
    }
    await truth.post('close', { serviceId: point.serviceId, locationId: LOCATION, counter });
    await page.context().close();
  });

  test(`staff, a counter is taken over once: ${fault.name} [FLT-67]`, async ({ browser }) => {
    test.skip(isPart || wasTried('counter take over', fault.name), 'all was tried');
    test.setTimeout(600_000);
    const colleague = await deviceOf(browser, 'counter', { who: 'ana', language });
    const point = await pointOf(colleague.context(), QUEUES[at]!);
    const counter = `Y${at + 1}`;
    await standAt(colleague, point, counter);
    // The first act at a counter that a counter system has opened assigns it to the colleague.
    const pauseKey = colleague.locator('button[aria-keyshortcuts=F10]:not([aria-disabled])');
    await expect(pauseKey).toContainText(words('act.pause'), { timeout: 60_000 });
    for (const key of ['act.resume', 'act.pause']) {
      await colleague.keyboard.press('F10');
      await expect(pauseKey).toContainText(words(key));
    }
    const page = await deviceOf(browser, 'counter', { who: 'carla', language });
    await standAt(page, point, counter);
    const button = page.getByRole('button', {
      name: words('inUse.takeOver').replace('{{counter}}', counter),
    });
    await expect(button).toBeVisible({ timeout: 60_000 });
    await button.focus();
    await tryAct(page, fault, {
      target: 'counter take over',
      scene: `a counter, in ${language}`,
      path: 'counter/takeOver',
      act: async () => {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
      again: () => button.click(),
      waits: page.locator('[aria-busy=true]'),
      notDone: page.getByText(texts.of('shell', 'errors.notDone')),
      holds: () => ({
        'it was not done': async () => (await truthOf(page).desk(counter)).holder?.name === 'Carla Wong',
        'its own screen does not show it': () =>
          page.getByRole('group', { name: words('act.keys') }).isVisible(),
        'the other screen does not show it': () =>
          colleague
            .getByRole('button', { name: words('inUse.takeBack').replace('{{counter}}', counter) })
            .isVisible(),
      }),
    });
    await truthOf(page).post('close', { serviceId: point.serviceId, locationId: LOCATION, counter });
    await colleague.context().close();
    await page.context().close();
  });
}
