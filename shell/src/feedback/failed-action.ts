import type { Feedback } from '@vez/shared/contracts/client';
import { isApiError } from '@vez/shared/http';
import { shellTexts } from '../language/shell-texts';

/** Calls show their own failures, and leaving a page cancels its calls. */
const isToldElsewhere = (reason: unknown) =>
  isApiError(reason) || (reason instanceof Error && ['AbortError', 'CancelledError'].includes(reason.name));

/**
 * An action that failed unexpectedly shows at least a message (ERR-41, ERR-70): a tap that does nothing
 * is tapped again and again. The function handed back ends it.
 */
export function tellFailedActions(feedback: Feedback): () => void {
  const tell = ({ reason }: { reason?: unknown }) => {
    if (!isToldElsewhere(reason)) feedback.toast(shellTexts.i18n.t('actionFail'), 'error');
  };
  window.addEventListener('unhandledrejection', tell);
  return () => window.removeEventListener('unhandledrejection', tell);
}
