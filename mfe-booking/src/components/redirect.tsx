import { useEffect } from 'react';
import { useBridge } from '@vez/shared/bridge';

/** Replaces this page with another one. */
export function Redirect({ to }: { to: string }) {
  const bridge = useBridge();
  useEffect(() => bridge.navigate(to, { replace: true }), [bridge, to]);
  return null;
}
