// Faults while a device is made, enrolled, tested, limited or ended, and once its paper was changed: the list shows what
// became of it, once.
import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { deviceOf, enrolledDevice } from '../src/office';
import { LOCATION } from '../src/people';
import { LANGUAGES, textsOf, type Language } from '../src/texts';
import { isPart } from './matrix';
import { OFFICE_FAULTS } from './office-faults';
import { tryAct, type OfficeTrial } from './office-trial';
import { test, wasTried } from './worker';

type Ready = Omit<OfficeTrial, 'target' | 'scene' | 'waits'> & { page: Page };
interface Setting {
  /** The supervisor's page with the list of devices. */
  page: Page;
  language: Language;
  words(key: string): string;
  notDone: string;
}
const CODE = /^[2-9A-Z]{8}$/;

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const isOnce = (row: Locator) => async () => (await row.count()) === 1;

/** Fills in the form with a unique name. */
async function nameOne({ page, words }: Setting): Promise<string> {
  const name = `Z${randomInt(1_000_000)}`;
  await page.getByLabel(words('place.office')).selectOption(String(LOCATION));
  await page.getByLabel(words('devices.name')).fill(name);
  return name;
}
const make = ({ page, words }: Setting) => page.getByRole('button', { name: words('devices.make') });

/** Adds a device to the list. @returns its name and its enrolment code */
async function newDevice(setting: Setting) {
  const name = await nameOne(setting);
  await make(setting).click();
  await expect(rowOf(setting.page, name)).toHaveCount(1);
  return { name, code: await setting.page.getByText(CODE).innerText() };
}

/** An act on the row of an enrolled kiosk, which then says so. */
async function actOnKiosk({ page, words, notDone }: Setting, path: string, key: string, says: string) {
  const name = `Z${randomInt(1_000_000)}`;
  const kiosk = await enrolledDevice(page.context().browser()!, 'kiosk', { name });
  const act = rowOf(page, name).getByRole('button', { name: `${words(key)}: ${name}` });
  await expect(act).toBeVisible({ timeout: 60_000 });
  /** The longest part between values. */
  const [said] = words(says)
    .split(/\{\{\w+\}\}/)
    .sort((one, other) => other.length - one.length);
  return {
    page,
    path: `staff/devices/[^/]+/${path}`,
    act: () => act.dblclick(),
    again: () => act.click(),
    notDone: page.getByText(notDone).first(),
    holds: () => ({
      async 'the list does not say it'() {
        const isSaid = (await rowOf(page, name).innerText()).includes(said!.trim());
        if (isSaid) await kiosk.context().close();
        return isSaid;
      },
    }),
  };
}

const ACTS: Record<string, (setting: Setting) => Promise<Ready>> = {
  async 'a code'(setting) {
    const { page, notDone } = setting;
    const name = await nameOne(setting);
    return {
      page,
      path: 'staff/deviceCode',
      act: () => make(setting).dblclick(),
      again: () => make(setting).click(),
      notDone: page.getByText(notDone).first(),
      holds: () => ({
        'it gives no code': () => page.getByText(CODE).isVisible(),
        'it does not say for what': () => page.getByRole('status').filter({ hasText: name }).isVisible(),
        'there is not one device': isOnce(rowOf(page, name)),
      }),
    };
  },
  async 'an enrolment'(setting) {
    const { name, code } = await newDevice(setting);
    const { words, language } = setting;
    const page = await deviceOf(setting.page.context().browser()!, 'enrol', { language });
    const go = page.getByRole('button', { name: words('enrol.go') });
    await page.getByLabel(words('enrol.code')).fill(code);
    return {
      page,
      path: 'staff/device',
      act: () => go.dblclick(),
      again: () => go.click(),
      notDone: page.locator('input[aria-invalid=true]'),
      holds: () => ({
        'this browser is no device': async () => page.url().endsWith('/staff/kiosk'),
        'it shows something else': () =>
          page.getByRole('button', { name: new RegExp(`^${words('kiosk.take')}`) }).isVisible(),
        'there is not one device': isOnce(rowOf(setting.page, name)),
      }),
    };
  },
  'a test': (setting) => actOnKiosk(setting, 'test', 'devices.testNow', 'devices.test.answered'),
  'changed paper': (setting) => actOnKiosk(setting, 'paper', 'devices.paperChanged', 'devices.printedSince'),
  async 'a choice of queues'(setting) {
    const { page, words, notDone } = setting;
    const { name } = await newDevice(setting);
    const row = rowOf(page, name);
    await row.getByRole('button', { name: `${words('devices.chooseQueues')}: ${name}` }).click();
    await row.getByRole('checkbox').first().check();
    const save = row.getByRole('button', { name: words('devices.saveQueues') });
    const all = words('devices.shows').replace('{{queues}}', words('devices.allQueues'));
    return {
      page,
      path: 'staff/devices/[^/]+/services',
      act: () => save.dblclick(),
      again: () => save.click(),
      notDone: page.getByText(notDone).first(),
      holds: () => ({
        'the list does not say it': async () =>
          (await row.getByRole('checkbox').count()) === 0 && !(await row.innerText()).includes(all),
      }),
    };
  },
  async 'an end'(setting) {
    const { page, words, notDone } = setting;
    const { name } = await newDevice(setting);
    const end = rowOf(page, name).getByRole('button', { name: words('devices.revoke') });
    return {
      page,
      path: 'staff/devices/[^/]+',
      act: () => end.dblclick(),
      again: () => end.click(),
      notDone: page.getByText(notDone).first(),
      holds: () => ({ 'it is in the list': async () => (await rowOf(page, name).count()) === 0 }),
    };
  },
};

for (const [at, fault] of OFFICE_FAULTS.entries()) {
  if (isPart) continue;
  const language = LANGUAGES[at % LANGUAGES.length]!;
  const texts = textsOf(language);
  const words = (key: string) => texts.of('mfe-staff', key);
  const notDone = texts.of('shell', 'errors.notDone');

  test(`staff, devices: each act is done once: ${fault.name} [FLT-67]`, async ({ browser }) => {
    test.setTimeout(900_000);
    for (const [act, ready] of Object.entries(ACTS)) {
      if (wasTried(`devices ${act}`, fault.name)) continue;
      const page = await deviceOf(browser, 'enrol', { who: 'carla', language });
      await expect(page.getByLabel(words('devices.name'))).toBeVisible({ timeout: 60_000 });
      const trial = await ready({ page, language, words, notDone });
      await tryAct(trial.page, fault, {
        target: `devices ${act}`,
        scene: `devices, in ${language}`,
        waits: trial.page.locator('[aria-busy=true]'),
        ...trial,
      });
      await trial.page.context().close();
      if (trial.page !== page) await page.context().close();
    }
  });
}
