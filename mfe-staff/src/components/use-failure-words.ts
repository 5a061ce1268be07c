import { failureText, isApiError } from '@vez/shared/api-error';
import { useTexts } from '../texts';

/**
 * Formats the failure of an act. For an unknown outcome the text tells staff to check before they repeat the act.
 * `otherwise` is the text for a bug.
 */
export function useFailureWords() {
  const { t } = useTexts();
  return (error: unknown, otherwise: string, unknown = t('line.unknown')): string =>
    isApiError(error) && error.kind === 'outcomeUnknown' ? unknown : failureText(error, otherwise);
}
