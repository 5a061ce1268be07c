import type { Session } from '@vez/shared/contracts/client';
import type { OfferForm } from '../../model/check-form';

/** What was typed, while the page lives: an ID number is never written down. */
const drafts = new Map<string, OfferForm>();

export const keepDraft = (at: string, form: OfferForm): void => void drafts.set(at, form);

/** What was typed here before, else what the profile supplies (VAL-21, UI-10). */
export const draftFor = (at: string, { mobile, identityNo }: Session): OfferForm =>
  drafts.get(at) ?? {
    alert: false,
    count: null,
    idNumber: identityNo ?? '',
    area: mobile?.area ?? '853',
    number: mobile?.number ?? '',
    agreed: false,
  };
