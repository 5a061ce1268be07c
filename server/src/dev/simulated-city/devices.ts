import { browserAt, type Browser, type BrowserDeps } from './browser';
import type { HallView } from './hall';

const KIOSK = 'Simulated kiosk';
const QUEUES_OF_KIOSK = 3;

/** The kiosks of an office, each enrolled by its first call with a code from the supervisor. */
export const kiosksOf = (
  { locationId, queues }: HallView,
  supervisor: Browser,
  deps: BrowserDeps,
): Browser[] =>
  Array.from({ length: Math.ceil(queues.length / QUEUES_OF_KIOSK) }, (_, at) =>
    browserAt(deps, async (send) => {
      const wish = { kind: 'kiosk', locationId, name: `${KIOSK} ${at + 1}` } as const;
      const { code } = await supervisor.call('makeDeviceCode', wish);
      await (await send('POST', '/api/staff/device', { code })).body?.cancel();
    }),
  );

/** Revokes the kiosks of the previous run, whose keys are lost. */
export async function revokeKiosks(supervisor: Browser): Promise<void> {
  for (const { id, name } of await supervisor.call('staffDevices', {})) {
    if (name.startsWith(KIOSK)) await supervisor.call('revokeDevice', { id });
  }
}
