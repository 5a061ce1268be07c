import { useState } from 'react';
import { HomeRedirect, useJourney } from '@vez/shared/bridge';
import { useTexts } from '../../texts';
import { CodeForm } from './code-form';

/** Redirects home if no write waits for a code (NAV-28). */
export function SmsCodeScreen() {
  const { t } = useTexts();
  const { pending } = useJourney();
  // Keep the write while it is sent: the journey forgets it on success, before the next page is shown.
  const [waiting] = useState(pending);
  return waiting === undefined ? <HomeRedirect because={t('sms.nothing')} /> : <CodeForm pending={waiting} />;
}
