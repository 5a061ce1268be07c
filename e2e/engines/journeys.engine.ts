// The main journeys in engines other than current Chromium.
import type { APIRequestContext } from '@playwright/test';
import { hallOf } from '../src/booking';
import { codeSentTo, newMobile } from '../src/citizen';
import { textsOf, type Language } from '../src/texts';
import { VIEW } from './engine';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const heading = (name: string) => ({ role: 'heading', name });
const button = (name: string) => ({ role: 'button', name });

const withLanguage = (path: string, language: Language) =>
  `${path}${path.includes('?') ? '&' : '?'}language=${language}`;

/** The last digit of the code submits it. */
async function proveMobile(visitor: Visitor, request: APIRequestContext, mobile: string, language: Language) {
  await visitor.fill({ label: textsOf(language).ui('code.label') }, await codeSentTo(request, mobile));
}

async function expectFits(visitor: Visitor) {
  expect(await visitor.width()).toBe(VIEW.width);
  expect(await visitor.overflow()).toBeLessThanOrEqual(0);
}

test.beforeEach(async ({ engine }, { annotations }) => {
  annotations.push({ type: 'browser', description: await engine.version() });
});

test('shows home, departments, categories and settings at 375 px without overflow', async ({
  visitor,
  picture,
}) => {
  const texts = textsOf('pt_pt');
  await visitor.open('/home?language=pt_pt');
  await visitor.see({ text: texts.of('mfe-catalogue', 'home.book') });
  await expectFits(visitor);
  await picture('home');
  for (const [path, words] of [
    ['/department', texts.of('mfe-catalogue', 'department.title')],
    ['/category', texts.of('mfe-catalogue', 'category.title')],
    ['/app', texts.of('shell', 'settings.title')],
  ] as const) {
    await visitor.open(withLanguage(path, 'pt_pt'));
    await visitor.see(heading(words));
    await expect.poll(() => visitor.overflow()).toBeLessThanOrEqual(0);
    await expectFits(visitor);
  }
});

test('takes a number and shows its code', async ({ visitor, picture, request }) => {
  const language = 'zh_hant';
  const texts = textsOf(language);
  const mobile = newMobile();
  const { serviceId, locationId } = await hallOf({ request }, 'IAM-DOG');
  await visitor.open(withLanguage(`/offerNum?service=${serviceId}&location=${locationId}`, language));
  await visitor.fill({ css: '#phone' }, mobile);
  await visitor.tap({ css: '#agreed' });
  await expectFits(visitor);
  await picture('take-a-number');
  await visitor.tap(button(texts.of('mfe-queue', 'go')));
  await proveMobile(visitor, request, mobile, language);
  await visitor.see(heading(texts.of('mfe-tickets', 'result.queueDone')));
  await visitor.see({ role: 'img', name: texts.of('mfe-tickets', 'result.qr') });
  await expectFits(visitor);
  await picture('number');
});

test('books a time and cancels it under my bookings', async ({ visitor, picture, request }) => {
  const language = 'pt_pt';
  const texts = textsOf(language);
  const mobile = newMobile();
  const { serviceId, locationId } = await hallOf({ request }, 'IAM-DOG');
  await visitor.open(withLanguage(`/reserve?service=${serviceId}&location=${locationId}`, language));
  await visitor.tap({ css: '#otherTime' });
  await visitor.tap({ css: '[role=gridcell] button:not([aria-disabled])' });
  await visitor.tap({ labelOf: 'input[type=radio]:not([disabled])' });
  await expectFits(visitor);
  await picture('book');
  await visitor.fill({ css: '#phone' }, mobile);
  await visitor.tap({ css: '#agreed' });
  await visitor.tap(button(texts.of('mfe-booking', 'go')));
  await proveMobile(visitor, request, mobile, language);
  await visitor.see(heading(texts.of('mfe-tickets', 'result.bookingDone')));
  await picture('booking');
  await visitor.tap(button(texts.of('mfe-tickets', 'result.cancelBooking')));
  await visitor.tap(button(texts.of('mfe-tickets', 'cancel.yesBooking')));
  await visitor.see({ text: texts.of('mfe-tickets', 'progress.cancelled') });
});

const HOME_SEARCH = 'main input[type=search]';
const NUMBER = 'main input[type=tel]';

test('suggests matches for text typed on the painted home before the app loaded [CAT-18]', async ({
  held,
}) => {
  const { visitor, open, release } = held;
  await open('/home?language=en_us');
  await visitor.fill({ css: HOME_SEARCH }, 'passport');
  release();
  await visitor.see({ css: 'main [role=listbox] [role=option]' });
  expect(await visitor.valueOf(HOME_SEARCH)).toBe('passport');
});

test('sends a code to the number typed before the app loaded [ACC-17]', async ({ held, request }) => {
  const { visitor, open, release } = held;
  const mobile = newMobile();
  await open('/login?language=en_us');
  await visitor.fill({ css: NUMBER }, mobile);
  await visitor.tap(button(textsOf('en_us').ui('code.get')));
  release();
  expect(await codeSentTo(request, mobile)).toMatch(/^\d{6}$/);
  expect(await visitor.valueOf(NUMBER)).toBe(mobile);
});
