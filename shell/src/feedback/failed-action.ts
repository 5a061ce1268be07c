import type { Feedback } from '@vez/shared/contracts/client';
import { isApiError } from '@vez/shared/http';
import { shellTexts } from '../language/shell-texts';

/** Calls show their own failures, and leaving a page cancels its calls. */
const isToldElsewhere = (reason: unknown) =>
  isApiError(reason) || (reason instanceof Error && ['AbortError', 'CancelledError'].includes(reason.name));

/**
 * Shows a message when an action fails unexpectedly (ERR-41, ERR-70): users repeat a tap that seems to do
 * nothing. Returns a function that stops it.
 */
export function tellFailedActions(feedback: Feedback): () => void {
  const tell = ({ reason }: { reason?: unknown }) => {
    if (!isToldElsewhere(reason)) feedback.toast(shellTexts.i18n.t('actionFail'), 'error');
  };
  window.addEventListener('unhandledrejection', tell);
  return () => window.removeEventListener('unhandledrejection', tell);
}
