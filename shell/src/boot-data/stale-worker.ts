import { DEVICE_WORKER } from '@vez/shared/domain';

/**
 * Vez has no service worker but that of devices: any other whose scope holds this page was left by an earlier site, and
 * answers calls and files instead of the server. It is removed, and the page is reloaded without it.
 */
export async function removeStaleWorker(reload: () => void): Promise<void> {
  try {
    // Not there where the page is not secure.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const registration = await workers?.getRegistration();
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    if (worker?.scriptURL.endsWith(DEVICE_WORKER)) return;
    const removed = await registration?.unregister();
    if (removed && workers?.controller) reload();
  } catch {
    // A browser that forbids to look lets no worker answer for us either.
  }
}
