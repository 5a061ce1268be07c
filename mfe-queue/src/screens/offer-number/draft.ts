import type { FormDraft, Journey, PendingWrite, Session } from '@vez/shared/contracts/client';
import type { OfferForm } from '../../model/check-form';

/** What was typed, while the page lives: an ID number is never written down. */
const drafts = new Map<string, OfferForm>();

export const keepDraft = (at: string, form: OfferForm): void => void drafts.set(at, form);

/** Sent on, or done: the next person at this screen finds nothing. */
export const dropDraft = (at: string): void => void drafts.delete(at);

/** Of whoever has logged out. */
export const forgetDrafts = (): void => drafts.clear();

const EMPTY = { alert: false, count: null, idNumber: '', number: '', agreed: false };

/** Who comes back from the SMS code finds the form as it was sent, also after a reload. */
function sentBefore(at: string, pending: PendingWrite | undefined): OfferForm | undefined {
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

/** Before a reload. */
const typedBefore = (at: string, area: string, draft: FormDraft | undefined): OfferForm | undefined =>
  draft?.of === at ? { ...EMPTY, area, ...draft.values } : undefined;

/**
 * The form as it was left at this address, with what the profile supplies (VAL-21).
 * @param area where a number is taken to be from until said otherwise (UI-10)
 */
export function draftFor(
  at: string,
  session: Session,
  area: string,
  { pending, draft }: Journey = {},
): OfferForm {
  const { kind, mobile, contactPhone, identityNo } = session;
  const left = drafts.get(at) ??
    typedBefore(at, area, draft) ??
    sentBefore(at, pending) ?? { ...EMPTY, area, ...(mobile ?? contactPhone) };
  return {
    ...left,
    ...(identityNo === undefined ? {} : { idNumber: identityNo }),
    ...(kind === 'superApp' ? mobile : {}),
  };
}
