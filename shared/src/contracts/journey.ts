import type { Mobile, Readable } from './bridge';
import type { QueueRequest, ReservationRequest } from './entities/requests';

/** A write that waits for the mobile number to be proved; the SMS screen sends it (QUE-09, BOK-29). */
export type PendingWrite =
  | { flow: 'queue'; request: QueueRequest; mobile: Mobile; idempotencyKey: string; returnTo: string }
  | {
      flow: 'reservation';
      request: ReservationRequest;
      mobile: Mobile;
      idempotencyKey: string;
      returnTo: string;
    };

/**
 * What a citizen has chosen so far and an address cannot carry (DAT-50 to DAT-56): the rest (department,
 * service, location, date, ticket) is in the address. Kept in session storage, without ID numbers.
 */
export interface Journey {
  /** Filled-in reservation parameters of a service, by parameter name (DAT-50 `paramsObject`). */
  params?: Record<string, string>;
  pending?: PendingWrite;
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
