import { HomeRedirect, useJourney } from '@vez/shared/bridge';
import { CodeForm } from './code-form';
import { useState } from 'react';

/** Without anything that waits for a code there is nothing to do here (NAV-28). */
export function SmsCodeScreen() {
  const { pending } = useJourney();
  // Kept while it is sent: the journey forgets it on success, before the next page is there.
  const [waiting] = useState(pending);
  return waiting === undefined ? <HomeRedirect /> : <CodeForm pending={waiting} />;
}
