import type { Page } from '@playwright/test';
import { bringToToday } from './office';
import { newCitizen, pointOf } from './people';

/** Creates a booking for a service by its code, at a time so many minutes from now. */
export async function bookedToday(page: Page, service: string, minutes: number) {
  const phone = await page.context().browser()!.newContext({ baseURL: process.env.VEZ_ORIGIN! });
  const citizen = await newCitizen(phone);
  const ticketId = await citizen.book(await pointOf(phone, service));
  await bringToToday(page, ticketId, minutes);
  const [code, number] = await Promise.all([citizen.codeOf(ticketId), citizen.numberOf(ticketId)]);
  await phone.close();
  return { ticketId, code, number };
}
