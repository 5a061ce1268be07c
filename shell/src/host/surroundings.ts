import type { Mode, Readable } from '@vez/shared/contracts/client';
import { createStore } from '../store';
import { DESKTOP, isInHostApp, platformOf } from './recognise';

/** Whether the page is in a host app, and its platform at any moment (SHL-05, DAT-58). */
export function surroundingsOf(hostApps: readonly string[], mode: Readable<Mode>) {
  const { userAgent } = navigator;
  const desktop = window.matchMedia(DESKTOP);
  return {
    inHostApp: createStore(isInHostApp({ userAgent, hostApps })),
    platform: () =>
      platformOf({
        userAgent,
        hostApps,
        desktop: desktop.matches,
        remoteCounter: mode.get() === 'remoteCounter',
      }),
  };
}
