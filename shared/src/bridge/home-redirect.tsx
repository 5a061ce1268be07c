import { useEffect } from 'react';
import { useSearchParams } from '@vez/shared/router';
import { useBridge } from './bridge-context';
import { homeOf } from '../domain';

/**
 * Redirects home if the address of a screen lacks a required parameter, or names a missing object (NAV-28).
 * `because` is shown to the user.
 */
export function HomeRedirect({ because }: { because?: string }) {
  const bridge = useBridge();
  // Another wrong address of the same screen may follow before the first redirect is done.
  const [query] = useSearchParams();
  useEffect(() => {
    if (because !== undefined) bridge.feedback.toast(because);
    bridge.navigate(homeOf(bridge.mode.get(), bridge.deployment.get()), { replace: true });
  }, [bridge, because, query]);
  return null;
}
