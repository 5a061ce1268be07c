// Faulty acts of a kiosk: the visitor gets one number, or is checked in once.
import { expect, type Page } from '@playwright/test';
import { bookedToday } from '../src/booked-today';
import { deviceOf, numberOn } from '../src/office';
import { scanAt } from '../src/paper-code';
import { LANGUAGES, textsOf } from '../src/texts';
import { isPart } from './matrix';
import { OFFICE_ANSWER_LOST, OFFICE_FAULTS, type OfficeFault } from './office-faults';
import { truthOf, tryAct, type OfficeTrial } from './office-trial';
import { test, wasTried } from './worker';

type Ready = Pick<OfficeTrial, 'path' | 'act' | 'again' | 'holds'>;
type Words = (key: string) => string;

const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const isAt = (page: Page, title: string) => () =>
  page.getByRole('heading', { name: title, exact: true }).isVisible();

const ACTS: Record<string, (page: Page, words: Words) => Promise<Ready>> = {
  async 'a number'(page, words) {
    const service = page.locator('button:has(small):not([aria-disabled])').first();
    await button(page, words('kiosk.take')).click();
    const truth = truthOf(page);
    return {
      path: 'counter/walkIn',
      act: () => service.dblclick(),
      async again() {
        await button(page, words('kiosk.again')).click();
        await service.click();
      },
      holds: (tickets) => ({
        'it gives no number': isAt(page, words('kiosk.taken')),
        'there is not one ticket': async () => tickets().length === 1,
        'it shows another number': async () => (await truth.find(await numberOn(page))) === tickets()[0],
      }),
    };
  },
  async 'an arrival'(page, words) {
    const { ticketId, code, number } = await bookedToday(page, 'DSI-CRC', 5);
    const truth = truthOf(page);
    return {
      path: 'counter/checkIn',
      async act() {
        await scanAt(page, code);
        await scanAt(page, code);
      },
      async again() {
        await button(page, words('kiosk.again')).click();
        await scanAt(page, code);
      },
      holds: () => ({
        'it does not say that they are checked in': isAt(page, words('kiosk.checkedIn')),
        'it shows another number': async () => (await numberOn(page)) === number,
        'they are not there once': async () => (await truth.times(ticketId, 'checkedIn')) === 1,
      }),
    };
  },
};

const isChosen = (act: string, fault: OfficeFault) =>
  !isPart || (act === 'a number' && fault === OFFICE_ANSWER_LOST);

for (const [at, fault] of OFFICE_FAULTS.entries()) {
  const acts = Object.entries(ACTS).filter(([act]) => isChosen(act, fault));
  if (acts.length === 0) continue;
  const language = LANGUAGES[at % LANGUAGES.length]!;
  const texts = textsOf(language);
  const words = (key: string) => texts.of('mfe-staff', key);

  test(`staff, a kiosk: each act is done once: ${fault.name} [FLT-67]`, async ({ browser }) => {
    test.setTimeout(900_000);
    for (const [act, ready] of acts) {
      if (!isPart && wasTried(`kiosk ${act}`, fault.name)) continue;
      const page = await deviceOf(browser, 'kiosk', { who: 'carla', language });
      await expect(button(page, words('kiosk.take'))).toBeVisible({ timeout: 60_000 });
      await tryAct(page, fault, {
        target: `kiosk ${act}`,
        scene: `a kiosk, in ${language}`,
        waits: page.getByRole('status').filter({ hasText: words('kiosk.working') }),
        notDone: page.getByRole('alert').filter({ hasText: texts.of('shell', 'errors.notDone') }),
        ...(await ready(page, words)),
      });
      await page.context().close();
    }
  });
}
