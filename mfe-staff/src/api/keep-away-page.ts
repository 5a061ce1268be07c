import { AWAY_PAGE, DEVICE_WORKER } from '@vez/shared/domain';

const CACHE = 'vez-device';

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
}

/** Trusted Types policy for the only script address that this page may load. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('vez-remote', { createScriptURL: () => DEVICE_WORKER });
  return policy?.createScriptURL(DEVICE_WORKER) ?? DEVICE_WORKER;
}

/** Stores the offline page in this browser and registers the worker that serves it. */
export async function keepAwayPage(page: string): Promise<void> {
  try {
    const kept = await caches.open(CACHE);
    await kept.put(
      AWAY_PAGE,
      new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
    await navigator.serviceWorker.register(workerAddress(), { scope: '/staff/' });
  } catch {
    // Without storage the browser shows its own offline page.
  }
}
