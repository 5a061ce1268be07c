import { calls } from '@vez/shared/contracts';
import { Counter, Histogram, type Registry } from 'prom-client';

/** What each of these calls grants when it succeeds. */
const GRANTS: Record<string, string> = {
  [`/api/${calls.takeQueueTicket.path}`]: 'number',
  [`/api/${calls.walkIn.path}`]: 'walkIn',
  [`/api/${calls.reserve.path}`]: 'booking',
  [`/api/${calls.holdSlot.path}`]: 'hold',
};

export interface CountedCall {
  method: string;
  /** The template of a route, so that no person's address becomes a label. */
  route: string;
  status: number;
  seconds: number;
}

/** Figures of calls. @returns a function that counts one */
export function callFigures(registry: Registry): (call: CountedCall) => void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'vez_call_seconds',
    help: 'How long calls take',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const grants = new Counter({
    name: 'vez_grants_total',
    help: 'Numbers, bookings and holds given; an answer that was repeated counts again',
    labelNames: ['kind'] as const,
    registers,
  });
  return ({ seconds, ...labels }) => {
    duration.observe(labels, seconds);
    const kind = GRANTS[labels.route];
    if (kind !== undefined && labels.status === 200) grants.inc({ kind });
  };
}
