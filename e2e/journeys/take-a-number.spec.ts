import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { hallOf } from '../src/booking';
import { TRIED_LANGUAGES } from '../src/by-night';
import { citizenOf, newMobile } from '../src/citizen';
import { counterSystemOf } from '../src/counter-system';
import { nameIn } from '../src/texts';
import { problemsOf } from '../src/page-problems';
import { knowWaits } from '../src/known-waits';

const NAMES = {
  zh_hant: ['身份證明局', '更換居民身份證', '24 小時公共服務大廳'],
  zh_hans: ['身份证明局', '更换居民身份证', '24 小时公共服务大厅'],
  pt_pt: [
    'Direcção dos Serviços de Identificação',
    'Renovação do BIR',
    'Átrio de Serviços Públicos 24 Horas',
  ],
  en_us: ['Identification Services Bureau', 'Resident card renewal', '24-hour Public Service Hall'],
} as const;

for (const language of TRIED_LANGUAGES) {
  test(`takes a number, in ${language} [CAT-05] [CAT-41] [QUE-01] [QUE-02] [QUE-06] [QUE-07] [QUE-08] [QUE-09] [ACC-04] [ACC-17] [ACC-23] [ACC-24] [TIX-01] [TIX-02] [TIX-21] [BOK-08] [NAV-02] [NAV-05] [NAV-07] [NAV-08] [NAV-10] [NAV-13] [NAV-17] [NAV-38]`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile !== true && language !== 'pt_pt', 'at a desk one language is enough');
    const citizen = citizenOf(page, language);
    const { texts } = citizen;
    const mobile = newMobile();
    const problems = problemsOf(page);

    await citizen.open('/home');
    const [department, service, place] = nameIn(language, NAMES);
    await citizen.chooseService(department, service, place);
    await citizen.link(texts.of('mfe-catalogue', 'choice.ticketButton')).click();

    await expect(page.getByText(texts.ui('live'), { exact: true })).toBeVisible();
    await citizen.agreeAndContinue('mfe-queue', mobile);
    await citizen.typeCode(mobile);

    await expect(page).toHaveURL(/\/success\?ticket=/);
    await expect(
      page.getByRole('heading', { name: texts.of('mfe-tickets', 'result.queueDone') }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: texts.of('mfe-tickets', 'result.qr') })).toBeVisible();
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });
}

test('shows the estimated wait, then announces the call and its counter [QUE-03] [TIX-33]', async ({
  page,
  isMobile,
}) => {
  const citizen = citizenOf(page, isMobile === true ? 'zh_hant' : 'pt_pt');
  const { texts } = citizen;
  const mobile = newMobile();
  const point = await hallOf(page, 'IAM-DOG');
  await knowWaits(page, { fromMinutes: 10, toMinutes: 20 });
  await citizen.open(`/offerNum?service=${point.serviceId}&location=${point.locationId}`);
  await expect(page.locator('form').getByText(texts.ui('wait.label')).locator('..')).toHaveText(/10\D+20/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await citizen.typeCode(mobile);
  await expect(page.getByText(texts.ui('yourTurn'))).toHaveCount(0);

  const ticketId = new URL(page.url()).searchParams.get('ticket')!;
  const counter = await counterSystemOf(page.request).callUntil(point, ticketId);
  await expect(page.getByText(texts.ui('yourTurn')).first()).toBeVisible();
  await expect(page.locator('main')).toContainText(counter);
  await expectAccessible(page);
});

test('rejects a wrong code, and accepts the right one once [VAL-17] [NAV-28]', async ({ page }) => {
  const citizen = citizenOf(page, 'en_us');
  const mobile = newMobile();
  await citizen.open('/offerNum?service=1&location=5');
  await citizen.agreeAndContinue('mfe-queue', mobile);
  await expect(page.getByText(citizen.texts.of('mfe-account', 'sms.sentTo')).first()).toBeVisible();
  await page.getByLabel(citizen.texts.ui('code.label')).fill('000000');
  await expect(page.getByText(/The code is not right/).first()).toBeVisible();
  await expectAccessible(page);
  await citizen.typeCode(mobile);
  await expect(page).toHaveURL(/\/success\?ticket=/);

  // The code screen has nothing left to send.
  await citizen.open('/sendMessage');
  await expect(page).toHaveURL(/\/home/);
});
