import { useState } from 'react';
import { HomeRedirect, useJourney } from '@vez/shared/bridge';
import { useTexts } from '../../texts';
import { CodeForm } from './code-form';

/** Without anything that waits for a code there is nothing to do here (NAV-28). */
export function SmsCodeScreen() {
  const { t } = useTexts();
  const { pending } = useJourney();
  // Kept while it is sent: the journey forgets it on success, before the next page is there.
  const [waiting] = useState(pending);
  return waiting === undefined ? <HomeRedirect because={t('sms.nothing')} /> : <CodeForm pending={waiting} />;
}
