// Faulty acts of a reception: each takes effect once, and the list shows it.
import { expect, type Locator, type Page } from '@playwright/test';
import { bookedToday } from '../src/booked-today';
import { newMobile } from '../src/citizen';
import { counterSystemOf } from '../src/counter-system';
import { deviceOf } from '../src/office';
import { scanAt } from '../src/paper-code';
import { pointOf } from '../src/people';
import { LANGUAGES, textsOf } from '../src/texts';
import { isPart } from './matrix';
import { OFFICE_FAULTS, OUTAGE, type OfficeFault } from './office-faults';
import { truthOf, tryAct, type OfficeTrial } from './office-trial';
import { test, wasTried } from './worker';

type Ready = Pick<OfficeTrial, 'path' | 'act' | 'again' | 'holds'>;
interface Setting {
  page: Page;
  /** The results of acts, newest first. */
  lines: Locator;
  words(key: string): string;
  /** The index of the fault. Each fault uses another time. */
  at: number;
}

/** The newest line names one number, and Vez has issued one. */
const oneInList =
  ({ lines }: Setting, kind: RegExp | string) =>
  (tickets: () => string[]) => ({
    'the list does not say it': async () =>
      (
        await lines
          .first()
          .innerText({ timeout: 1_000 })
          .catch(() => '')
      ).match(kind) !== null,
    'there is not one ticket': async () => tickets().length === 1,
  });

/** Finds a visitor, whose acts then have their keys. */
async function find({ page, words }: Setting, number: string) {
  const field = page.getByLabel(words('reception.find'));
  await field.fill(number.replaceAll(' ', ''));
  await field.press('Enter');
  await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
}
/** The newest line says it, and the history of the ticket has one event of it. */
const onceInHistory =
  ({ page, lines }: Setting, says: string, ticketId: string, event: string) =>
  () => ({
    'the list does not say it': async () =>
      (await lines.first().innerText({ timeout: 1_000 })).includes(says),
    'it is not done once': async () => (await truthOf(page).times(ticketId, event)) === 1,
  });
const pressTwice = (page: Page, key: string): Pick<Ready, 'act' | 'again'> => ({
  async act() {
    await page.keyboard.press(key);
    await page.keyboard.press(key);
  },
  again: () => page.keyboard.press(key),
});

const ACTS: Record<string, (setting: Setting) => Promise<Ready>> = {
  async 'a number'(setting) {
    const { page, words } = setting;
    const service = page.locator('input[type=radio]:enabled').first();
    const give = page.getByRole('button', { name: words('walkIn.take') });
    const choose = () => service.check();
    await choose();
    return {
      path: 'counter/walkIn',
      act: () => give.dblclick(),
      async again() {
        await choose();
        await give.click();
      },
      holds: oneInList(setting, words('reception.taken')),
    };
  },
  async 'an appointment'(setting) {
    const { page, words, at } = setting;
    const { serviceId } = await pointOf(page.context(), 'DSI-CRC');
    await page.keyboard.press('F6');
    await page.getByLabel(words('book.service')).selectOption(String(serviceId));
    const day = page.getByLabel(words('book.day'), { exact: true });
    await expect(day.getByRole('option')).not.toHaveCount(1);
    await day.selectOption({ index: 2 });
    await page.getByLabel(words('book.time'), { exact: true }).selectOption({ index: 1 + 3 * at });
    return {
      path: 'counter/book',
      async act() {
        await page.keyboard.press('F6');
        await page.keyboard.press('F6');
      },
      again: () => page.keyboard.press('F6'),
      holds: oneInList(setting, /\d{2}\/\d{2}\/\d{4}/),
    };
  },
  async 'an arrival'(setting) {
    const { page } = setting;
    const { ticketId, code, number } = await bookedToday(page, 'DSI-CRC', 5);
    const truth = truthOf(page);
    return {
      path: 'counter/checkIn',
      async act() {
        await scanAt(page, code);
        await scanAt(page, code);
      },
      again: () => scanAt(page, code),
      holds: (tickets) => ({
        ...oneInList(setting, number)(tickets),
        'it is not there once': async () => (await truth.times(ticketId, 'checkedIn')) === 1,
      }),
    };
  },
  async priority(setting) {
    const { page, words } = setting;
    const number = await counterSystemOf(page.request).walkIn(await pointOf(page.context(), 'DSI-CRC'));
    await find(setting, number);
    await page.keyboard.press('F4');
    const panel = page.getByRole('form', { name: words('priorities.title').replace('{{number}}', number) });
    await expect(panel.getByRole('radio', { name: words('priorities.for.none') })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const ticketId = await truthOf(page).find(number);
    return {
      path: 'counter/priority',
      ...pressTwice(page, 'F4'),
      holds: onceInHistory(setting, words('reception.priorityGiven'), ticketId, 'priorityGiven'),
    };
  },
  async 'another time'(setting) {
    const { page, words, at } = setting;
    const { ticketId, number } = await bookedToday(page, 'DSI-CRC', 5);
    await find(setting, number);
    await page.keyboard.press('F6');
    const day = page.getByLabel(words('book.day'));
    await expect(day.getByRole('option')).not.toHaveCount(1);
    await day.selectOption({ index: 3 });
    const time = page.getByLabel(words('book.time'), { exact: true });
    await time.selectOption({ index: 1 + 3 * at });
    const says = words('reception.moved')
      .replace('{{date}}', await day.inputValue())
      .replace('{{time}}', await time.inputValue());
    return {
      path: 'counter/move',
      ...pressTwice(page, 'F6'),
      holds: onceInHistory(setting, says, ticketId, 'changed'),
    };
  },
  async 'an undone check-in'(setting) {
    const { page, lines, words } = setting;
    const { ticketId, number } = await bookedToday(page, 'DSI-CRC', 5);
    await find(setting, number);
    await page.keyboard.press('F3');
    const undo = lines.getByRole('button', { name: `${words('act.undoCheckIn')}: ${number}` });
    await expect(undo).toBeVisible();
    return {
      path: 'counter/undoCheckIn',
      act: () => undo.dblclick(),
      again: () => undo.click(),
      holds: onceInHistory(setting, words('reception.undone'), ticketId, 'checkInUndone'),
    };
  },
  async 'a login code'({ page, lines, words }) {
    const mobile = newMobile();
    await page.keyboard.press('F10');
    const panel = page.getByRole('form', { name: words('loginCode.title') });
    await panel.getByRole('textbox', { name: words('loginCode.phone') }).fill(mobile);
    await panel.getByRole('checkbox').check();
    const notices = async () =>
      (await (await page.request.get(`/dev/outbox.json?mobile=${mobile}`)).json()) as unknown[];
    return {
      path: 'counter/loginCode',
      async act() {
        await page.keyboard.press('F10');
        await page.keyboard.press('F10');
      },
      again: () => page.keyboard.press('F10'),
      holds: () => ({
        'the list does not say it': async () =>
          (await lines.first().innerText({ timeout: 1_000 })).includes(mobile.slice(-4)),
        'the code is not shown': () => page.getByText(/^\d{3} \d{3} \d{4}$/).isVisible(),
        'there is not one notice': async () => (await notices()).length === 1,
      }),
    };
  },
};

const isChosen = (act: string, fault: OfficeFault) => !isPart || (act === 'a number' && fault === OUTAGE);

for (const [at, fault] of OFFICE_FAULTS.entries()) {
  const acts = Object.entries(ACTS).filter(([act]) => isChosen(act, fault));
  if (acts.length === 0) continue;
  const language = LANGUAGES[at % LANGUAGES.length]!;
  const texts = textsOf(language);
  const words = (key: string) => texts.of('mfe-staff', key);

  test(`staff, reception: each act is done once: ${fault.name} [FLT-67]`, async ({ browser }) => {
    test.setTimeout(900_000);
    for (const [act, ready] of acts) {
      if (!isPart && wasTried(`reception ${act}`, fault.name)) continue;
      const page = await deviceOf(browser, 'reception', { who: 'bruno', language });
      const lines = page.getByRole('log', { name: words('reception.done') }).getByRole('listitem');
      await expect(page.getByRole('radio').first()).toBeVisible({ timeout: 60_000 });
      await tryAct(page, fault, {
        target: `reception ${act}`,
        scene: `reception, in ${language}`,
        waits: page.locator('[aria-busy=true]'),
        notDone: lines.filter({ hasText: texts.of('shell', 'errors.notDone') }).first(),
        ...(await ready({ page, lines, words, at })),
      });
      await page.context().close();
    }
  });
}
