import type { MyTicket, Session } from '@vez/shared/contracts/client';
import { fromWireDate } from '@vez/shared/dates';
import type { ReservationForm } from '../../model/check-reservation';

/** What was typed, while the page lives: an ID number is never written down. */
const drafts = new Map<string, ReservationForm>();

export const keepDraft = (at: string, form: ReservationForm): void => void drafts.set(at, form);
export const dropDraft = (at: string): void => void drafts.delete(at);

/** The ticket that is edited (BOK-33), what was typed before, or what the profile supplies (VAL-21). */
export function draftFor(at: string, { mobile, identityNo }: Session, editing?: MyTicket): ReservationForm {
  const fromProfile = {
    idNumber: identityNo ?? '',
    area: mobile?.area ?? '853',
    number: mobile?.number ?? '',
    agreed: false,
  };
  if (editing) {
    const day = fromWireDate(editing.ticket.bookingDate) ?? null;
    return { ...fromProfile, day, time: editing.ticket.bookingTime };
  }
  return drafts.get(at) ?? { ...fromProfile, day: null, time: null };
}
