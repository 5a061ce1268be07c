// Faulty changes by a supervisor: a notice or a setting is saved, ended or undone once, and the page shows it.
import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { deviceOf, type OfficeScreen } from '../src/office';
import { LANGUAGE_NAME, LANGUAGES, textsOf, type Language } from '../src/texts';
import { isPart } from './matrix';
import { OFFICE_ANSWER_LOST, OFFICE_FAULTS, type OfficeFault } from './office-faults';
import { tryAct, type OfficeTrial } from './office-trial';
import { test, wasTried } from './worker';

type Ready = Pick<OfficeTrial, 'path' | 'act' | 'again' | 'holds'>;
interface Setting {
  page: Page;
  language: Language;
  /** The index of the fault. Each fault has its own office and service, which change one at a time. */
  at: number;
  words(key: string): string;
}

const uniqueText = () => `Zorblax ${randomInt(1_000_000)}`;
const rowsWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const isOnce = (page: Page, text: string) => async () => (await page.getByText(text).count()) === 1;

/** Writes a notice without SMS. @returns the button that saves it, and its text */
async function writeNotice({ page, words, language, at }: Setting) {
  const text = uniqueText();
  await page.getByLabel(words('place.office'), { exact: true }).selectOption({ index: at });
  await page.getByText(words('notices.kind.own'), { exact: true }).click();
  await page.getByRole('textbox', { name: LANGUAGE_NAME[language], exact: true }).fill(text);
  await page.getByRole('checkbox', { name: words('notices.tells') }).uncheck();
  return { text, save: page.getByRole('button', { name: words('notices.go'), exact: true }) };
}
const endOf = ({ page, words }: Setting, text: string) =>
  page.getByRole('button', { name: `${words('notices.endNow')}: ${text}`, exact: true });
async function newNotice(setting: Setting): Promise<string> {
  const { text, save } = await writeNotice(setting);
  await save.click();
  await expect(endOf(setting, text)).toBeVisible();
  return text;
}

/** Adds a name to the words by which the search finds a service. @returns the button that saves it, and the name */
async function addName({ page, words, at }: Setting) {
  const name = uniqueText();
  const ofOffice = `${words('office.calendar')}|${words('office.order')}`;
  await page
    .getByRole('button', { name: new RegExp(`^${words('office.change')}: (?!(?:${ofOffice})$)`) })
    .nth(at)
    .click();
  const names = page
    .getByRole('group', { name: words('office.otherNames') })
    .getByRole('textbox')
    .first();
  await names.fill(`${await names.inputValue()}\n${name}`);
  const save = page.getByRole('button', { name: `${words('office.save')}: ${words('office.words')}` });
  return { name, save };
}
const backToOverview = ({ page, words }: Setting) =>
  page.getByRole('button', { name: words('back'), exact: true }).click();
const undoOf = ({ page, words }: Setting, name: string) =>
  rowsWith(page, name).getByRole('button', { name: new RegExp(`^${words('office.undo')}: `) });

interface Act {
  screen: OfficeScreen;
  ready(setting: Setting): Promise<Ready>;
}
const ACTS: Record<string, Act> = {
  'a notice': {
    screen: 'notices',
    async ready(setting) {
      const { text, save } = await writeNotice(setting);
      return {
        path: 'counter/notices/save',
        act: () => save.dblclick(),
        again: () => save.click(),
        holds: () => ({
          'it is not in the list once': isOnce(setting.page, text),
          // It ends, since an office has few at once.
          'it does not end': async () => {
            await endOf(setting, text)
              .click({ timeout: 1_000 })
              .catch(() => undefined);
            return rowsWith(setting.page, text).getByText(setting.words('notices.over')).isVisible();
          },
        }),
      };
    },
  },
  'an ended notice': {
    screen: 'notices',
    async ready(setting) {
      const text = await newNotice(setting);
      const end = endOf(setting, text);
      return {
        path: 'counter/notices/end',
        act: () => end.dblclick(),
        again: () => end.click(),
        holds: () => ({
          'it is still in force': () =>
            rowsWith(setting.page, text).getByText(setting.words('notices.over')).isVisible(),
        }),
      };
    },
  },
  'a setting': {
    screen: 'office',
    async ready(setting) {
      const { page, words } = setting;
      const { name, save } = await addName(setting);
      return {
        path: 'counter/settings/words',
        act: () => save.dblclick(),
        again: () => save.click(),
        holds: () => ({
          'it does not say that it is saved': () => page.getByText(words('office.saved')).isVisible(),
          async 'it is not listed once'() {
            await backToOverview(setting).catch(() => undefined);
            return isOnce(page, name)();
          },
        }),
      };
    },
  },
  'an undone setting': {
    screen: 'office',
    async ready(setting) {
      const { page, words } = setting;
      const { name, save } = await addName(setting);
      await save.click();
      await expect(page.getByText(words('office.saved'))).toBeVisible();
      await backToOverview(setting);
      const undo = undoOf(setting, name);
      const confirm = page
        .getByRole('dialog')
        .getByRole('button', { name: words('office.undo'), exact: true });
      await undo.click();
      return {
        path: 'counter/settings/words',
        act: () => confirm.dblclick(),
        async again() {
          await undo.click();
          await confirm.click();
        },
        holds: () => ({
          'it does not say that it is saved': () => page.getByText(words('office.saved')).isVisible(),
          'it can be undone again': async () => (await undoOf(setting, name).count()) === 1,
          'it is not listed twice, as a name added and removed': async () =>
            (await page.getByText(name).count()) === 2,
        }),
      };
    },
  },
  'an order of calling': {
    screen: 'office',
    async ready(setting) {
      const { page, words, at } = setting;
      await page.getByLabel(words('place.office'), { exact: true }).selectOption({ index: at });
      await page.getByRole('button', { name: `${words('office.change')}: ${words('office.order')}` }).click();
      await page.getByRole('checkbox', { name: words('office.bound') }).check();
      // No simulated person waits for so long.
      const minutes = String(randomInt(400, 480));
      await page.getByLabel(words('office.field.longestWaitMinutes')).fill(minutes);
      const save = page.getByRole('button', { name: `${words('office.save')}: ${words('office.order')}` });
      return {
        path: 'counter/settings/order',
        act: () => save.dblclick(),
        again: () => save.click(),
        holds: () => ({
          'it does not say that it is saved': () => page.getByText(words('office.saved')).isVisible(),
          'it cannot be undone, once': async () => (await undoOf(setting, minutes).count()) === 1,
        }),
      };
    },
  },
};
const isChosen = (act: string, fault: OfficeFault) =>
  !isPart || (act === 'a notice' && fault === OFFICE_ANSWER_LOST);

for (const [at, fault] of OFFICE_FAULTS.entries()) {
  const acts = Object.entries(ACTS).filter(([act]) => isChosen(act, fault));
  if (acts.length === 0) continue;
  const language = LANGUAGES[at % LANGUAGES.length]!;
  const texts = textsOf(language);
  const words = (key: string) => texts.of('mfe-staff', key);

  test(`staff, a supervisor: each change is made once: ${fault.name} [FLT-67]`, async ({ browser }) => {
    test.setTimeout(900_000);
    for (const [act, { screen, ready }] of acts) {
      if (!isPart && wasTried(`supervisor ${act}`, fault.name)) continue;
      const page = await deviceOf(browser, screen, { who: 'carla', language });
      await expect(page.getByLabel(words('place.office'), { exact: true })).toBeVisible({ timeout: 60_000 });
      await tryAct(page, fault, {
        target: `supervisor ${act}`,
        scene: `${screen}, in ${language}`,
        waits: page.locator('[aria-busy=true]'),
        notDone: page
          .getByRole('alert')
          .filter({ hasText: texts.of('shell', 'errors.notDone') })
          .first(),
        ...(await ready({ page, language, at, words })),
      });
      await page.context().close();
    }
  });
}
