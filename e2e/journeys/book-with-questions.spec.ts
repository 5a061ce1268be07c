import { expect, test } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { chooseFirstDay, chooseSomeTime, leaveQuestions } from '../src/booking';
import { citizenOf, newMobile } from '../src/citizen';

test('books a service with questions: questions, time, SMS code, ticket [BOK-11] [BOK-13] [BOK-14]', async ({
  page,
}) => {
  const citizen = citizenOf(page, 'pt_pt');
  const { texts } = citizen;
  const mobile = newMobile();
  const found = await page.request.get('/api/appms/services/publicService/DSAT-INS');
  const [service] = (await found.json()) as { id: number; locationIds: number[] }[];

  await citizen.open(`/queueOrBook?service=${service!.id}&location=${service!.locationIds[0]}`);
  await citizen.link(texts.of('mfe-catalogue', 'choice.bookButton')).click();
  await expect(page).toHaveURL(/\/setParams/);
  await citizen.button(texts.of('mfe-booking', 'parameters.next')).click();
  await expect(page.getByText(texts.of('mfe-booking', 'parameters.mustInput')).first()).toBeVisible();
  await expectAccessible(page);
  await page.locator('#plate').fill('MO-12-34');
  await leaveQuestions(page, citizen);

  await chooseFirstDay(page);
  await chooseSomeTime(page);
  await citizen.agreeAndContinue('mfe-booking', mobile);
  await citizen.typeCode(mobile);
  await expect(
    page.getByRole('heading', { name: texts.of('mfe-tickets', 'result.bookingDone'), exact: true }),
  ).toBeVisible();
});
