import { DEVICE_WORKER } from '@vez/shared/domain';

/**
 * Removes a service worker that an earlier site left behind, then reloads the page. Such a worker would answer
 * requests instead of the server. Only the service worker for devices belongs to Vez.
 */
export async function removeStaleWorker(reload: () => void): Promise<void> {
  try {
    // Missing in insecure contexts.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const registration = await workers?.getRegistration();
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    if (worker?.scriptURL.endsWith(DEVICE_WORKER)) return;
    const removed = await registration?.unregister();
    if (removed && workers?.controller) reload();
  } catch {
    // A browser that forbids access to workers lets none answer for us either.
  }
}
