import { useState } from 'react';
import { useApi } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { addDays, type CalendarDay } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { recommendQuery } from '../../../api/booking-queries';
import { openPlaces } from '../../../model/offer';
import { seekGrid, withOwnTime, type DayPart } from '../../../model/seek-grid';
import type { Slot } from '../../../model/slot';

export interface SeekStart {
  service: Service;
  place: ServiceLocation;
  /** The day to begin with. */
  from: CalendarDay;
  /** The last day that can be booked here. */
  last: CalendarDay;
  /** A time that is wished already. */
  wish: Slot | null;
  /** The time that the citizen has already. */
  mine: Slot | null;
}

/** What is sought and chosen in the dialog, and the places that have the chosen time (BOK-53 to BOK-56). */
export function useSeek({ service, place, from, last, wish, mine }: SeekStart) {
  const [first, setFirst] = useState(from);
  const [part, setPart] = useState<DayPart>('all');
  const [choice, setChoice] = useState(wish);
  const [placeId, setPlaceId] = useState<number | null>(null);
  const found = useQuery(recommendQuery(useApi(), { serviceId: service.id, locationId: place.id }, first));
  const places = openPlaces(service);
  const grid = seekGrid(withOwnTime(found.data ?? [], mine), new Set(places.map(({ id }) => id)), part);
  const lastShown = grid.days.at(-1);

  const row = grid.rows.find(({ time }) => time === choice?.time);
  const cell = row?.cells[grid.days.indexOf(choice?.day ?? '')];
  const elsewhere = cell?.state === 'elsewhere' ? places.filter(({ id }) => cell.placeIds.includes(id)) : [];
  const at = cell?.state === 'free' ? place : (elsewhere.find(({ id }) => id === placeId) ?? elsewhere.at(0));

  return {
    found,
    grid,
    part,
    setPart,
    choice,
    setChoice,
    /** Other places that have the chosen time, where this one has it no more. */
    elsewhere,
    setPlaceId,
    /** Where the chosen time would be booked. */
    at,
    toFirstDates: first > from ? () => setFirst(from) : undefined,
    toMoreDates:
      lastShown !== undefined && lastShown < last ? () => setFirst(addDays(lastShown, 1)) : undefined,
  };
}
