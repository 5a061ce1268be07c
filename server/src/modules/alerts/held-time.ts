import type { Language } from '@vez/shared/contracts';
import { cityDay, cityTime } from '../../city/city';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { dayOf } from './alert-message';

/** Another time that is held for a booking, until its holder answers. */
export interface HeldTime {
  locationId: number;
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm */
  time: string;
  until: Date;
}

/** The same as values of a text. */
export const heldWords = (
  catalogue: Catalogue,
  language: Language,
  { locationId, day, time, until }: HeldTime,
) => ({
  newDate: dayOf(day, language),
  newTime: time,
  newPlace: nameIn(catalogue.snapshot.locations.get(locationId)?.name, language),
  untilDate: dayOf(cityDay(until), language),
  untilTime: cityTime(until),
});
