import { expect, type Page } from '@playwright/test';

/** The point of a service by its code, at the hall that is open day and night. */
export async function hallOf(page: Pick<Page, 'request'>, code: string) {
  const [service] = (await (await page.request.get(`/api/appms/services/publicService/${code}`)).json()) as {
    id: number;
    departmentId: number;
  }[];
  return { serviceId: service!.id, departmentId: service!.departmentId, locationId: 5 };
}

export type Point = Awaited<ReturnType<typeof hallOf>>;

/** Whether a time is there for others. Dates are DD/MM/YYYY. */
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

/** A phone proposes a time, and shows calendar and times to who wants another one. */
export async function openOtherTimes(page: Page) {
  await expect(page.locator(`${OTHER_TIME}, ${FREE_DAY}`).first()).toBeVisible();
  const other = page.locator(OTHER_TIME);
  if (await other.isVisible()) await other.click();
}

export async function chooseFirstDay(page: Page) {
  await openOtherTimes(page);
  await page.locator(FREE_DAY).first().click();
}

/** Journeys that run side by side want different times, as people do; a time may be gone between look and tap. */
export async function chooseSomeTime(page: Page): Promise<string> {
  const times = page.locator('label:has(input[type=radio]:enabled:not(:checked))');
  for (;;) {
    await expect(times.first()).toBeVisible();
    const wished = times.nth(Math.floor(Math.random() * (await times.count())));
    const time = await wished.locator('input').getAttribute('value');
    const held = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/booking/hold') &&
        (answer.request().postDataJSON() as { bookingTime: string }).bookingTime === time,
    );
    await wished.click();
    if ((await held).status() === 409) continue;
    await expect(page.getByRole('timer').first()).toBeVisible();
    return time!;
  }
}
