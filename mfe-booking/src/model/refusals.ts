import { isApiError, type ApiError } from '@vez/shared/api-error';

/** The chosen time is no longer to be had: another one must be chosen. */
const GONE = ['slotTaken', 'holdExpired', 'timeNotBookable', 'dateNotBookable'] as const;

export const isGone = (error: unknown): error is ApiError => GONE.some((reason) => isApiError(error, reason));
