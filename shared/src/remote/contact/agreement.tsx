import { useSession } from '../../bridge';
import { PrivacyTerms } from '../privacy/privacy-terms';

interface Props {
  agreed: boolean;
  error?: string;
  onChange(change: { agreed: boolean }): void;
}

/** The privacy checkbox for anonymous visitors (BOK-24, QUE-08), directly above its button. */
export function Agreement({ agreed, error, onChange }: Props) {
  if (useSession().kind !== 'anonymous') return null;
  return <PrivacyTerms checked={agreed} error={error} onChange={(next) => onChange({ agreed: next })} />;
}
