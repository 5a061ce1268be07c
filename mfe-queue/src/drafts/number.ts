import type { Journey, JourneyStore, PendingWrite, Session } from '@vez/shared/contracts/client';
import { newContact, withProfile } from '@vez/shared/domain';
import { createDrafts } from '@vez/shared/drafts';
import type { NumberFields } from '../model/check-form';

const drafts = createDrafts<NumberFields>();

/** Keeps the input of the form at an address. */
export const keepDraft = (at: string, form: NumberFields, journey?: JourneyStore): void =>
  drafts.keep(at, form, journey);

export const dropDraft = (at: string, journey: JourneyStore): void => drafts.drop(at, journey);

/** Forgets the drafts of a user who logged out. */
export const forgetDrafts = (): void => drafts.forget();

export const holdsDraft = (): boolean => !drafts.isEmpty();

/** Restores the submitted form on a return from the SMS code, also after a reload. */
function sentBefore(at: string, pending: PendingWrite | undefined): NumberFields | undefined {
  if (pending?.flow !== 'queue' || pending.returnTo !== at) return undefined;
  const { cntToAlert, identifyNo } = pending.request;
  return {
    ...pending.mobile,
    alert: cntToAlert !== null,
    count: cntToAlert,
    idNumber: identifyNo ?? '',
    agreed: true,
  };
}

/**
 * The form as it was left at this address, completed from the profile (VAL-21).
 * @param area the default area code of a phone number (UI-10)
 */
export function draftFor(at: string, session: Session, area: string, journey: Journey = {}): NumberFields {
  const start: NumberFields = sentBefore(at, journey.pending) ?? {
    ...newContact(area, session),
    alert: false,
    count: null,
  };
  return withProfile({ ...start, ...drafts.find(at, journey) }, session);
}
