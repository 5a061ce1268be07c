// Mounts the remote of an address. The first one is mounted here: single-spa loads after the first view.
import { retryImport } from '@vez/shared/chunks';
import { announceAddresses } from './announce-addresses';
import type { Application } from './single-spa';

// eslint-disable-next-line no-restricted-syntax -- asked for by `retryImport` below
const load = () => import(/* webpackChunkName: "single-spa" */ './single-spa');

export interface Applications {
  add(application: Application): void;
  /** Mounts the application of the current address. */
  mountFirst(): void;
  /** Hands over to single-spa. Rejects if its code cannot be loaded; a later call tries again. */
  handOver(): Promise<void>;
}

export function createApplications(): Applications {
  const waiting: Application[] = [];
  let singleSpa: Awaited<ReturnType<typeof load>> | undefined;
  let first: Application | undefined;
  let left: Promise<void> | undefined;
  let stopAnnouncing = () => {};

  async function handOver(): Promise<void> {
    const loaded = await retryImport(load);
    await left;
    if (singleSpa) return;
    singleSpa = loaded;
    stopAnnouncing();
    window.removeEventListener('popstate', follow);
    for (const application of waiting)
      loaded.addApplication(application, { isMounted: application === first });
    loaded.startApplications();
  }

  /** Without single-spa, a new address causes a full page load. */
  function follow(): void {
    if (first === undefined || first.serves(window.location.pathname)) return;
    left = first.unmount();
    first = undefined;
    handOver().catch(() => window.location.reload());
  }

  return {
    add: (application) => void (singleSpa?.addApplication(application) ?? waiting.push(application)),
    mountFirst() {
      stopAnnouncing = announceAddresses();
      window.addEventListener('popstate', follow);
      first = waiting.find(({ serves }) => serves(window.location.pathname));
      void first?.mount();
    },
    handOver,
  };
}
