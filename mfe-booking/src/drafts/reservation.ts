import type { Journey, JourneyStore, MyTicket, PendingWrite, Session } from '@vez/shared/contracts/client';
import { fromWireDate } from '@vez/shared/dates';
import { newContact, withProfile } from '@vez/shared/domain';
import type { ReservationForm } from '../model/check-reservation';
import { reservationDrafts as drafts, type Draft } from './kept';

/** What a draft is about: a new booking, or the change of one. */
export const draftKey = (serviceId: number, editing?: MyTicket): string =>
  editing ? `ticket:${editing.ticket.id}` : `service:${serviceId}`;

interface Kept {
  form: ReservationForm;
  locationId: number;
  isProposed?: boolean;
}

/** What was typed for a service or a ticket. */
export const keepDraft = (
  about: string,
  { form, locationId, isProposed = false }: Kept,
  journey?: JourneyStore,
  holdId?: string,
): void => drafts.keep(about, { ...form, locationId, isProposed }, journey, holdId);

/** The slot of the draft is held, also for a reload of the page. */
export function noteHold(about: string, holdId: string, journey: JourneyStore): void {
  const { draft } = journey.get();
  if (draft?.of === about) journey.set({ draft: { ...draft, holdId } });
}

export const dropDraft = (about: string, journey: JourneyStore): void => drafts.drop(about, journey);

/** Who comes back from the SMS code finds the form as it was sent, also after a reload. */
function sentBefore(serviceId: number, pending: PendingWrite | undefined): Draft | undefined {
  if (pending?.flow !== 'reservation' || pending.request.serviceId !== serviceId) return undefined;
  const { bookingDate, bookingTime, identifyNo, locationId } = pending.request;
  return {
    ...pending.mobile,
    day: fromWireDate(bookingDate) ?? null,
    time: bookingTime,
    idNumber: identifyNo ?? '',
    agreed: true,
    locationId,
    isProposed: false,
  };
}

/** A corporate account says the area of its number anew (BOK-36). */
const ofTicket = ({ ticket, locationId }: MyTicket, { kind }: Session): Draft => ({
  day: fromWireDate(ticket.bookingDate) ?? null,
  time: ticket.bookingTime,
  idNumber: ticket.identifyNo,
  area: kind === 'corporate' ? '' : ticket.mobArea,
  number: ticket.mobNum,
  agreed: false,
  locationId,
  isProposed: false,
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

/** The hold that the form had when it was left: of its draft, or of the booking that waits for its SMS code. */
export function holdBefore(
  about: string,
  locationId: number,
  { draft, pending }: Journey,
): string | undefined {
  const ofDraft = draft?.of === about ? draft.holdId : undefined;
  const wasSent = pending?.flow === 'reservation' && pending.request.locationId === locationId;
  return ofDraft ?? (wasSent ? pending.request.holdId : undefined);
}

/** Whether the day and time of the draft were chosen by the form, at this office. */
export function wasProposed(about: string, locationId: number, journey: Journey): boolean {
  const left = drafts.find(about, journey);
  return left?.isProposed === true && left.locationId === locationId;
}

/** The form as it was left, with what the ticket (BOK-33) or the profile (VAL-21, ACC-11) supplies. */
export function draftFor(of: About): ReservationForm {
  const { about, serviceId, locationId, session, area, journey = {}, editing } = of;
  const left = drafts.find(about, journey);
  const start: Draft = editing
    ? ofTicket(editing, session)
    : (sentBefore(serviceId, journey.pending) ?? {
        ...newContact(area, session),
        day: null,
        time: null,
        locationId,
        isProposed: false,
      });
  const { locationId: before, isProposed: _, ...form } = { ...start, ...left };
  // A time belongs to an office; who it is for does not.
  const here = before === locationId ? form : { ...form, day: null, time: null };
  if (editing === undefined) return withProfile(here, session);
  const vouchedFor = session.kind === 'superApp' ? session.identityNo : undefined;
  return vouchedFor === undefined ? here : { ...here, idNumber: vouchedFor };
}
