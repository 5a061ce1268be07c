/**
 * Vez has no service worker: one whose scope holds this page was left by an earlier site, and answers calls and files
 * in the server's place. It is taken off, and the page is loaded anew without it.
 */
export async function removeStaleWorker(reload: () => void): Promise<void> {
  try {
    // Not there where the page is not secure.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const registration = await workers?.getRegistration();
    const removed = await registration?.unregister();
    if (removed && workers?.controller) reload();
  } catch {
    // A browser that forbids to look lets no worker answer for us either.
  }
}
