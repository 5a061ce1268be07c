import { failureText, isApiError } from '@vez/shared/api-error';
import { useTexts } from '../texts';

/**
 * Why an act failed, in words for an office: where nobody knows whether it was done, whoever acts looks before they act
 * again. `otherwise` is said of a bug.
 */
export function useFailureWords() {
  const { t } = useTexts();
  return (error: unknown, otherwise: string, unknown = t('line.unknown')): string =>
    isApiError(error) && error.kind === 'outcomeUnknown' ? unknown : failureText(error, otherwise);
}
