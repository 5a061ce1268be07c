import { useEffect } from 'react';
import { useSearchParams } from '@vez/shared/router';
import { useBridge } from './bridge-context';
import { homeOf } from '../domain';

/**
 * What a screen renders when its address lacks what it depends on, or names what is not there: the way home
 * (NAV-28). `because` is shown to the user.
 */
export function HomeRedirect({ because }: { because?: string }) {
  const bridge = useBridge();
  // Another wrong address of the same screen may come before the first one has led away.
  const [query] = useSearchParams();
  useEffect(() => {
    if (because !== undefined) bridge.feedback.toast(because);
    bridge.navigate(homeOf(bridge.mode.get(), bridge.deployment.get()), { replace: true });
  }, [bridge, because, query]);
  return null;
}
