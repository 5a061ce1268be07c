import type { Mobile } from '../domain';
import type { QueueRequest, ReservationRequest } from './entities/requests';
import type { Readable } from './readable';

interface Waiting {
  mobile: Mobile;
  idempotencyKey: string;
  returnTo: string;
  /** The used code that proved the number: a retry is the same write only with the same code. */
  proved?: string;
}

/** How long the slot of a waiting booking is held, by the phone's clock. */
interface WaitingHold {
  /** ISO 8601 */
  expiresAt: string;
  renewable: boolean;
}

/** A write that waits for a proved mobile number; the SMS screen sends it (QUE-09, BOK-29). */
export type PendingWrite = Waiting &
  (
    | { flow: 'queue'; request: QueueRequest }
    | { flow: 'reservation'; request: ReservationRequest; hold?: WaitingHold | undefined }
  );

/** An unfinished form: a reload restores it, except an ID number. */
export interface FormDraft {
  /** Which form, in the remote's own words. */
  of: string;
  values: Record<string, string | number | boolean | null>;
  /** The slot held for it; without it a reload would find the slot taken. */
  holdId?: string;
}

/** A sent write without an answer: a reload asks for its result (decision 94). */
export interface UnsettledWrite {
  /** Address of its form. */
  of: string;
  idempotencyKey: string;
  /** Milliseconds since 1970, by the phone's clock. */
  sentAt: number;
}

/** A booking before it was moved: days DD/MM/YYYY, times HH:mm. */
export interface MovedBooking {
  ticketId: string;
  from: { date: string; time: string; place: string };
}

/**
 * What a citizen has chosen and an address cannot carry (DAT-50 to DAT-56). Kept in session storage, without ID
 * numbers.
 */
export interface Journey {
  /** Reservation parameters of a service, by name (DAT-50 `paramsObject`). */
  params?: Record<string, string>;
  pending?: PendingWrite;
  unsettled?: UnsettledWrite;
  /** The form at hand; a citizen fills one at a time. */
  draft?: FormDraft;
  /** Shown on the page of its ticket. */
  moved?: MovedBooking;
  /** How the service was found (DAT-50 `selectedTab`, DAT-61). */
  selectedTab?: TabType;
  /** Shown once on the next screen: a step taken without asking (CAT-40, CAT-42, CAT-43). */
  chosenAutomatically?: { service?: boolean; location?: boolean };
}

/** DAT-61 */
export type TabType =
  | 'department'
  | 'servicePush'
  | 'myFavourite'
  | 'withTabs.service'
  | 'withTabs.location'
  | 'outTabs.service'
  | 'outTabs.location'
  | 'search'
  | 'hotService';

export interface JourneyStore extends Readable<Journey> {
  /** Merges; `undefined` removes a key. */
  set(change: Partial<Journey>): void;
  clear(): void;
}
