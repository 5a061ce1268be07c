import type { Journey, JourneyStore, MyTicket, PendingWrite, Session } from '@vez/shared/contracts/client';
import { fromWireDate } from '@vez/shared/dates';
import { newContact, withProfile } from '@vez/shared/domain';
import type { ReservationForm } from '../model/check-reservation';
import { reservationDrafts as drafts, type Draft } from './stores';

/** The key of a draft: of a new booking, or of an edit. */
export const draftKey = (serviceId: number, editing?: MyTicket): string =>
  editing ? `ticket:${editing.ticket.id}` : `service:${serviceId}`;

/** Adds the hold to the draft, for a reload of the page. */
export function saveHoldId(key: string, holdId: string, journey: JourneyStore): void {
  const { draft } = journey.get();
  if (draft?.of === key) journey.set({ draft: { ...draft, holdId } });
}

type Start = Omit<Draft, 'isProposed'>;

/** The form as it was sent, for a citizen who returns from the SMS code, also after a reload. */
function pendingDraft(serviceId: number, pending: PendingWrite | undefined): Start | undefined {
  if (pending?.flow !== 'reservation' || pending.request.serviceId !== serviceId) return undefined;
  const { bookingDate, bookingTime, identifyNo, locationId } = pending.request;
  return {
    ...pending.mobile,
    day: fromWireDate(bookingDate) ?? null,
    time: bookingTime,
    idNumber: identifyNo ?? '',
    agreed: true,
    locationId,
  };
}

/** A corporate account enters the area code again (BOK-36). */
const ticketDraft = ({ ticket, locationId }: MyTicket, { kind }: Session): Start => ({
  day: fromWireDate(ticket.bookingDate) ?? null,
  time: ticket.bookingTime,
  idNumber: ticket.identifyNo,
  area: kind === 'corporate' ? '' : ticket.mobArea,
  number: ticket.mobNum,
  agreed: false,
  locationId,
});

interface Source {
  key: string;
  serviceId: number;
  locationId: number;
  session: Session;
  /** The default area code of the mobile number (UI-10). */
  area: string;
  journey?: Journey;
  editing?: MyTicket;
}

/** The hold of the draft, or of the booking that waits for its SMS code. */
export function previousHoldId(
  key: string,
  locationId: number,
  { draft, pending }: Journey,
): string | undefined {
  const ofDraft = draft?.of === key ? draft.holdId : undefined;
  const wasSent = pending?.flow === 'reservation' && pending.request.locationId === locationId;
  return ofDraft ?? (wasSent ? pending.request.holdId : undefined);
}

/** Whether the form proposed the day and time of the draft, at this office. */
export function wasProposed(key: string, locationId: number, journey: Journey): boolean {
  const draft = drafts.find(key, journey);
  return draft?.isProposed === true && draft.locationId === locationId;
}

/** The draft, or a new form, with the values of the ticket (BOK-33) or the profile (VAL-21, ACC-11). */
export function draftFor(source: Source): ReservationForm {
  const { key, serviceId, locationId, session, area, journey = {}, editing } = source;
  const start: Start = editing
    ? ticketDraft(editing, session)
    : (pendingDraft(serviceId, journey.pending) ?? {
        ...newContact(area, session),
        day: null,
        time: null,
        locationId,
      });
  const {
    locationId: officeId,
    isProposed: _,
    ...form
  }: Start & Partial<Draft> = {
    ...start,
    ...drafts.find(key, journey),
  };
  // Another office has other times; the contact stays.
  const here = officeId === locationId ? form : { ...form, day: null, time: null };
  if (editing === undefined) return withProfile(here, session);
  const hostIdNumber = session.kind === 'superApp' ? session.identityNo : undefined;
  return hostIdNumber === undefined ? here : { ...here, idNumber: hostIdNumber };
}
