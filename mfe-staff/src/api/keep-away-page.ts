import { AWAY_PAGE, DEVICE_WORKER } from '@vez/shared/domain';

const CACHE = 'vez-device';

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
}

/** The page lets scripts be named by policies alone; this one knows a single address. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('vez-remote', { createScriptURL: () => DEVICE_WORKER });
  return policy?.createScriptURL(DEVICE_WORKER) ?? DEVICE_WORKER;
}

/** Leaves what is shown in an outage with this browser, and the worker that shows it. */
export async function keepAwayPage(page: string): Promise<void> {
  try {
    const kept = await caches.open(CACHE);
    await kept.put(
      AWAY_PAGE,
      new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    );
    await navigator.serviceWorker.register(workerAddress(), { scope: '/staff/' });
  } catch {
    // A browser that keeps nothing shows its own page in an outage.
  }
}
