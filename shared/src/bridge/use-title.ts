import { useEffect } from 'react';
import { useBridge } from './bridge-context';

/** Sets the title of the page while a screen is shown (SHL-08). */
export function useTitle(title: string): void {
  const bridge = useBridge();
  useEffect(() => bridge.setTitle(title), [bridge, title]);
}
