import type { Mobile } from '../domain';
import type { QueueRequest, ReservationRequest } from './entities/requests';
import type { Readable } from './readable';

interface Waiting {
  mobile: Mobile;
  idempotencyKey: string;
  returnTo: string;
  /** The code that proved the number, used up since: a repetition is the same write only with the same code. */
  proved?: string;
}

/** How long the slot of a booking that waits is held, by the clock of the phone. */
interface WaitingHold {
  /** ISO 8601 */
  expiresAt: string;
  renewable: boolean;
}

/** A write that waits for the mobile number to be proved; the SMS screen sends it (QUE-09, BOK-29). */
export type PendingWrite = Waiting &
  (
    | { flow: 'queue'; request: QueueRequest }
    | { flow: 'reservation'; request: ReservationRequest; hold?: WaitingHold | undefined }
  );

/** A form as it was left, so that a reload loses nothing of it but an ID number. */
export interface FormDraft {
  /** Which form, in its remote's own words. */
  of: string;
  values: Record<string, string | number | boolean | null>;
  /** The place that is kept for it; without it a reload would find the place taken, by oneself. */
  holdId?: string;
}

/** A write that was sent and has not ended yet, so that a reload can ask for its result (decision 94). */
export interface UnsettledWrite {
  /** The address of its form. */
  of: string;
  idempotencyKey: string;
  /** In milliseconds since 1970, by the clock of the phone. */
  sentAt: number;
}

/** A booking that was moved, as it was before: days DD/MM/YYYY, times HH:mm. */
export interface MovedBooking {
  ticketId: string;
  from: { date: string; time: string; place: string };
}

/**
 * What a citizen has chosen so far and an address cannot carry (DAT-50 to DAT-56): the rest (department,
 * service, location, date, ticket) is in the address. Kept in session storage, without ID numbers.
 */
export interface Journey {
  /** Filled-in reservation parameters of a service, by parameter name (DAT-50 `paramsObject`). */
  params?: Record<string, string>;
  pending?: PendingWrite;
  unsettled?: UnsettledWrite;
  /** The form at hand: a citizen fills one at a time. */
  draft?: FormDraft;
  /** Said on the page of its ticket. */
  moved?: MovedBooking;
  /** Which way the service was found (DAT-50 `selectedTab`, DAT-61). */
  selectedTab?: TabType;
  /** Said once on the next screen: a step that was taken without asking (CAT-40, CAT-42, CAT-43). */
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
  /** Merges; a key set to `undefined` is removed. */
  set(change: Partial<Journey>): void;
  clear(): void;
}
