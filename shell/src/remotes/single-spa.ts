// The only file that imports single-spa, which activates applications by address.
import { registerApplication, start } from 'single-spa';

export interface Application {
  name: string;
  serves(pathname: string): boolean;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

// Slow phones exceed single-spa's limits; lifecycle.ts handles failures.
const PATIENT = { millis: 3_600_000, dieOnTimeout: false, warningMillis: 3_600_000 };

/** @param options `isMounted` until single-spa unmounts it for the first time */
export function addApplication(
  { name, serves, mount, unmount }: Application,
  { isMounted = false } = {},
): void {
  let isHere = isMounted;
  registerApplication({
    name,
    activeWhen: ({ pathname }) => serves(pathname),
    app: async () => ({
      bootstrap: async () => undefined,
      // Not awaited: single-spa would hold back the next navigation until a hanging remote gives up.
      mount: async () => {
        if (!isHere) void mount();
        isHere = false;
      },
      unmount,
      timeouts: { bootstrap: PATIENT, mount: PATIENT, unmount: PATIENT, unload: PATIENT },
    }),
  });
}

export const startApplications = (): void => start({ urlRerouteOnly: true });
