import { useState } from 'react';
import { useApi, useBridge } from '@vez/shared/bridge';
import { addDays } from '@vez/shared/dates';
import { firstFreeDay, paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { recommendQuery } from '../../../api/booking-queries';
import { reservationDrafts } from '../../../drafts/stores';
import { bookableOffices } from '../../../model/offer';
import { ownSlot } from '../../../model/reserve-state';
import { seekGrid, withOwnSlot, type DayPart } from '../../../model/seek-grid';
import type { Slot } from '../../../model/slot';
import { useReservationContext } from '../use-reservation';

/** The grid of the dialog, its choice, and the offices that have the chosen time (BOK-53 to BOK-56). */
export function useSeek(initialChoice: Slot | null) {
  const bridge = useBridge();
  const { key, booking, state, dispatch } = useReservationContext();
  const { service, office, days, editing } = booking;
  const [from] = useState(state.form.day ?? firstFreeDay(days) ?? days.first);
  const [first, setFirst] = useState(from);
  const [part, setPart] = useState<DayPart>('all');
  const [choice, setChoice] = useState(initialChoice);
  const [officeId, setOfficeId] = useState<number | null>(null);
  const query = useQuery(recommendQuery(useApi(), { serviceId: service.id, locationId: office.id }, first));
  const offices = bookableOffices(service);
  const recommended = withOwnSlot(query.data ?? [], ownSlot(state));
  const grid = seekGrid(recommended, new Set(offices.map(({ id }) => id)), part);
  const lastShown = grid.days.at(-1);

  const row = grid.rows.find(({ time }) => time === choice?.time);
  const cell = row?.cells[grid.days.indexOf(choice?.day ?? '')];
  const others = cell?.state === 'elsewhere' ? offices.filter(({ id }) => cell.officeIds.includes(id)) : [];
  const chosenOffice =
    cell?.state === 'free' ? office : (others.find(({ id }) => id === officeId) ?? others.at(0));
  const chosen = choice && chosenOffice && { slot: choice, office: chosenOffice };

  const close = () => dispatch({ type: 'seekClosed' });
  const apply = ({ slot, office: { id: locationId } }: NonNullable<typeof chosen>) => {
    if (locationId === office.id) return dispatch({ type: 'timeChosen', slot });
    close();
    const draft = { ...state.form, ...slot, locationId, isProposed: false };
    reservationDrafts.keep(key, draft, bridge.journey);
    const subject = editing ? { ticket: editing.ticket.id } : { service: service.id };
    bridge.navigate(paths.reserve({ ...subject, location: locationId }), { replace: true });
  };
  return {
    query,
    grid,
    part,
    setPart,
    choice,
    setChoice,
    /** The offices to choose from if the chosen time is full here. */
    others,
    setOfficeId,
    /** The chosen slot and the office that has it. */
    chosen,
    close,
    /** Chooses the slot here, or opens the form of the other office with it (BOK-58). */
    apply: chosen ? () => apply(chosen) : undefined,
    toFirstDates: first > from ? () => setFirst(from) : undefined,
    toMoreDates:
      lastShown !== undefined && lastShown < days.last ? () => setFirst(addDays(lastShown, 1)) : undefined,
  };
}
