import { useEffect } from 'react';
import { useBridge } from './bridge-context';

/** What a screen renders when its address lacks what it depends on: the way home (NAV-28). */
export function HomeRedirect() {
  const bridge = useBridge();
  useEffect(() => {
    bridge.navigate(bridge.mode.get() === 'remoteCounter' ? '/remoteCounterHome' : '/home', {
      replace: true,
    });
  }, [bridge]);
  return null;
}
