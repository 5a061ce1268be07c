// What is kept of a person: seen, downloaded and erased by that person.
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible';
import { proveMobile } from '../src/account';
import { hallOf } from '../src/booking';
import { citizenOf } from '../src/citizen';
import { newCitizen } from '../src/people';
import { textsOf, type Language } from '../src/texts';

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

for (const language of ['zh_hant', 'pt_pt'] satisfies Language[]) {
  test(`shows, hands over and erases what is kept of a person in ${language} [ACC-06] [ACC-12]`, async ({
    page,
    context,
  }) => {
    const texts = textsOf(language);
    const say = texts.ownData;
    const citizen = citizenOf(page, language);
    const person = await newCitizen(context);
    await person.agree('another phone');
    await person.book(await hallOf(page, 'DSI-CRC'), { language });

    await citizen.open('/app');
    await page.getByRole('link', { name: texts.of('shell', 'settings.ownData') }).click();
    const tickets = rowOf(page, say('kinds.tickets.name'));
    await expect(tickets).toContainText('1');
    await expectAccessible(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      citizen.button(say('take.go')).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      tickets: { state: string; mobile: string }[];
    };
    expect(file.tickets).toEqual([
      expect.objectContaining({ state: 'booked', mobile: `+853 ${person.mobile}` }),
    ]);

    // A booking is cancelled at its own door.
    await page.getByRole('link', { name: say('erase.tickets') }).click();
    await page.locator('a[href*="/success?ticket="]').first().click();
    await citizen.button(texts.of('mfe-tickets', 'result.cancelBooking')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.of('mfe-tickets', 'cancel.yesBooking') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await citizen.open('/MyDataPage');
    await citizen.button(say('erase.go')).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('erase.yes'), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: say('erased.title') })).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('link', { name: say('login.go') }).click();
    await proveMobile(page, texts, person.mobile);
    // Asked again: the agreement was erased, too.
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: texts.ui('done') }).click();
    await expect(page).toHaveURL(/MyDataPage/);
    await expect(rowOf(page, say('kinds.favourites.name'))).toContainText(say('none'));
    await expect(tickets).toContainText(say('none'));
  });
}
