import { addDays, type CalendarDay } from '@vez/shared/dates';
import { DAY, MINUTE } from '../../modules/waits';
import { randomFrom } from '../random';
import { openHall } from '../simulated-city/open-hall';
import { usualServingTime } from '../simulated-city/serving-time';
import { recordedOffice, type RecordedHall } from './recorded-office';

const STEP_SECONDS = 30;

export interface PastDays {
  first: CalendarDay;
  count: number;
}

/** Opening hours of an office on a day, in minutes of that day. */
export type HoursOn = (day: CalendarDay) => readonly { opens_minute: number; closes_minute: number }[];

/** Simulates the people and counters of one office on a clock of past days. The same hall always gives the same log. */
export async function livePastDays(hall: RecordedHall, hoursOn: HoursOn, { first, count }: PastDays) {
  let seconds = 0;
  const office = recordedOffice(hall, () => seconds);
  const random = randomFrom(hall.departmentId * 1_000 + hall.locationId).next;
  const { view, browser } = office;
  const staff = { kiosks: [browser], receptionist: browser, clerk: () => browser };
  const now = () => seconds * 1_000;
  const people = openHall(view, staff, { now, random, servingMs: usualServingTime });
  for (let day = 0; day < count; day += 1) {
    const hours = hoursOn(addDays(first, day));
    for (let second = 0; hours.length > 0 && second < DAY; second += STEP_SECONDS) {
      seconds = day * DAY + second;
      const minute = Math.floor(second / MINUTE);
      view.isOfficeTime = hours.some((open) => minute >= open.opens_minute && minute < open.closes_minute);
      await people.step(view);
    }
    office.endDay();
  }
  return office.logs();
}
