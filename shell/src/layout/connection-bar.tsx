import { Suspense, useEffect, useState } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { loadDeferred } from './load-deferred';
import { useShell } from './shell-context';

const ConnectionNotice = lazyScreen(loadDeferred, 'ConnectionNotice');

/** As long as a citizen may need to look up from what they were doing. */
const BACK_MS = 4_000;

/** True for a moment after the connection is back. */
function useJustBack(online: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);
  return online && wasOffline;
}

/** Shown while offline, and for a moment when back online; plain text if its code never loaded. */
export function ConnectionBar() {
  const online = useStore(useShell().bridge.online);
  const justBack = useJustBack(online);
  const { t } = useTexts();
  const plain = t(online ? 'backOnline' : 'offline');
  return (
    <div role="status">
      {(!online || justBack) && (
        <ScreenBoundary fallback={() => plain}>
          <Suspense fallback={plain}>
            <ConnectionNotice />
          </Suspense>
        </ScreenBoundary>
      )}
    </div>
  );
}
