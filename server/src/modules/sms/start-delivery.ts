import { setTimeout as pause } from 'node:timers/promises';
import { faultOf } from '../../diagnostics/fault';
import { createDelivery, type DeliveryDeps } from './delivery';

const SWEEP_MS = 500;
/** How long a stopping process waits for gateways; unanswered messages are sent again by the next process. */
const GRACE_MS = 4_000;

/** Delivers in the background until the returned function is called. */
export function startDelivery(deps: DeliveryDeps): () => Promise<void> {
  const delivery = createDelivery(deps);
  let sweeping: Promise<void> | undefined;
  const timer = setInterval(() => {
    sweeping ??= delivery
      .sweep()
      .catch((error: unknown) => deps.log.warn({ fault: faultOf(error) }, 'SMS outbox unreachable'))
      .finally(() => {
        sweeping = undefined;
      });
  }, SWEEP_MS);
  return async () => {
    clearInterval(timer);
    await sweeping;
    await Promise.race([delivery.settled(), pause(GRACE_MS, undefined, { ref: false })]);
  };
}
