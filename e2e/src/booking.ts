import { expect, type Page, type Response } from '@playwright/test';
import type { citizenOf } from './citizen';

/** The point of a service by its code, at the hall that is open 24 hours. */
export async function hallOf(page: Pick<Page, 'request'>, code: string) {
  const [service] = (await (await page.request.get(`/api/appms/services/publicService/${code}`)).json()) as {
    id: number;
    departmentId: number;
  }[];
  return { serviceId: service!.id, departmentId: service!.departmentId, locationId: 5 };
}

export type Point = Awaited<ReturnType<typeof hallOf>>;

/** Whether others can book a time. Dates are DD/MM/YYYY. */
export async function isFree(page: Page, point: Point, bookingDate: string, time: string) {
  const answer = await page.request.post('/api/booking/time', {
    data: { ...point, bookingDate, idCard: null },
  });
  const { totalTimeSlot } = (await answer.json()) as {
    totalTimeSlot: { timeSlot: string; enabled: boolean }[];
  };
  return totalTimeSlot.some(({ timeSlot, enabled }) => timeSlot === time && enabled);
}

const OTHER_TIME = '#otherTime:visible';
const FREE_DAY = '[role=gridcell] button:not([aria-disabled]):visible';

/** Opens the calendar and times. A phone first shows one proposed time. */
export async function openOtherTimes(page: Page) {
  await expect(page.locator(`${OTHER_TIME}, ${FREE_DAY}`).first()).toBeVisible();
  const other = page.locator(OTHER_TIME);
  if (await other.isVisible()) await other.click();
}

export async function chooseFirstDay(page: Page) {
  await openOtherTimes(page);
  await page.locator(FREE_DAY).first().click();
}

const FREE_TIME = 'label:has(input[type=radio]:enabled:not(:checked))';

/** Holds a time. @returns false if it was taken between look and tap */
async function holdTime(page: Page, time: string): Promise<boolean> {
  const isAsked = (answer: Response) =>
    answer.url().endsWith('/api/booking/hold') &&
    (answer.request().postDataJSON() as { bookingTime: string }).bookingTime === time;
  const [answer] = await Promise.allSettled([
    page.waitForResponse(isAsked, { timeout: 20_000 }),
    page.locator(`label:has(input[type=radio][value="${time}"])`).click({ timeout: 10_000 }),
  ]);
  return answer.status === 'fulfilled' && answer.value.status() !== 409;
}

/** Chooses a random time for parallel journeys, and another one if it was taken between look and tap. */
export async function chooseSomeTime(page: Page): Promise<string> {
  const times = page.locator(FREE_TIME);
  const isThere = () => times.first().waitFor({ timeout: 15_000 });
  for (let day = 1; ; day += 1) {
    // On a nearly full day, all other times may be held.
    await isThere().catch(() => page.locator(FREE_DAY).nth(day).click());
    const wished = times.nth(Math.floor(Math.random() * (await times.count())));
    const time = await wished.locator('input').getAttribute('value');
    if (time === null || !(await holdTime(page, time))) continue;
    await expect(page.getByRole('timer').first()).toBeVisible();
    return time;
  }
}

/** Continues from the questions of a service to its form. */
export async function leaveQuestions(
  page: Page,
  { button, texts }: ReturnType<typeof citizenOf>,
): Promise<void> {
  // A second tap within a second is ignored.
  await expect(async () => {
    await button(texts.of('mfe-booking', 'parameters.next')).click({ timeout: 2_000 });
    await expect(page).toHaveURL(/\/reserve/, { timeout: 4_000 });
  }).toPass();
}
