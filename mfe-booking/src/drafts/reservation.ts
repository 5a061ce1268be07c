import type { FormDraft, Journey, MyTicket, PendingWrite, Session } from '@vez/shared/contracts/client';
import { fromWireDate } from '@vez/shared/dates';
import type { ReservationForm } from '../model/check-reservation';
import { reservationDrafts as drafts, type Draft } from './kept';

/** What was typed for a service or a ticket. */
export const keepDraft = (about: string, draft: Draft): void => void drafts.set(about, draft);

/** Sent on, or done: the next person at this screen finds nothing. */
export const dropDraft = (about: string): void => void drafts.delete(about);

const emptyIn = (area: string): ReservationForm => ({
  day: null,
  time: null,
  idNumber: '',
  area,
  number: '',
  agreed: false,
});

/** Before a reload. */
function typedBefore({ about, locationId, area }: About, draft: FormDraft | undefined) {
  if (draft?.of !== about) return undefined;
  const { locationId: before, ...form } = draft.values;
  return at(locationId, { form: { ...emptyIn(area), ...form }, locationId: Number(before) });
}

/** A time belongs to a place; who it is for does not. */
const at = (locationId: number, { form, locationId: before }: Draft): ReservationForm =>
  before === locationId ? form : { ...form, day: null, time: null };

/** Who comes back from the SMS code finds the form as it was sent, also after a reload. */
function sentBefore(
  serviceId: number,
  locationId: number,
  pending: PendingWrite | undefined,
): ReservationForm | undefined {
  if (pending?.flow !== 'reservation' || pending.request.serviceId !== serviceId) return undefined;
  const { bookingDate, bookingTime, identifyNo, locationId: before } = pending.request;
  const form: ReservationForm = {
    ...pending.mobile,
    day: fromWireDate(bookingDate) ?? null,
    time: bookingTime,
    idNumber: identifyNo ?? '',
    agreed: true,
  };
  return at(locationId, { form, locationId: before });
}

/** A corporate account says the area of its number anew (BOK-36). */
const fromTicket = ({ ticket, locationId }: MyTicket, { kind }: Session): Draft => ({
  locationId,
  form: {
    day: fromWireDate(ticket.bookingDate) ?? null,
    time: ticket.bookingTime,
    idNumber: ticket.identifyNo,
    area: kind === 'corporate' ? '' : ticket.mobArea,
    number: ticket.mobNum,
    agreed: false,
  },
});

interface About {
  about: string;
  serviceId: number;
  locationId: number;
  session: Session;
  /** Where a number is taken to be from until said otherwise (UI-10). */
  area: string;
  journey?: Journey;
  editing?: MyTicket;
}

/** The form as it was left, with what the ticket (BOK-33) or the profile (VAL-21, ACC-11) supplies. */
export function draftFor(of: About): ReservationForm {
  const { about, serviceId, locationId, session, area, journey: { pending, draft } = {}, editing } = of;
  const { kind, mobile, contactPhone, identityNo } = session;
  const kept = drafts.get(about);
  if (kept) return at(locationId, kept);
  const typed = typedBefore(of, draft);
  if (editing) {
    const ticket = at(locationId, fromTicket(editing, session));
    const form = typed ? { ...typed, idNumber: ticket.idNumber } : ticket;
    return kind === 'superApp' ? { ...form, idNumber: identityNo ?? form.idNumber } : form;
  }
  const form = typed ??
    sentBefore(serviceId, locationId, pending) ?? { ...emptyIn(area), ...(mobile ?? contactPhone) };
  return {
    ...form,
    ...(identityNo === undefined ? {} : { idNumber: identityNo }),
    ...(kind === 'superApp' ? mobile : {}),
  };
}
