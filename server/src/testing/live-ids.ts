import { callerOf, KINDS, type World } from './matrix';
import { calledTicket, openCounterFor } from './matrix/counters';
import { ticketOf } from './matrix/queue';
import type { TestCaller } from './test-server';

/** Existing ids, which malformed requests use besides random ones. */
export const liveIds: Record<'tickets' | 'devices' | 'counters' | 'locations' | 'services', unknown[]> = {
  tickets: [''],
  devices: [''],
  counters: [''],
  locations: [0],
  services: [0],
};
const KEPT = 12;

/**
 * Creates a caller of each of `KINDS`, open counters for them, tickets in each state and devices. Called repeatedly,
 * since the requests cancel, close and revoke what they reach, and end sessions.
 */
export async function seedLiveIds(world: World): Promise<TestCaller[]> {
  const { city, point } = world;
  const callers = await Promise.all(KINDS.map((kind) => callerOf(city, kind)));
  const of = (kind: (typeof KINDS)[number]) => callers[KINDS.indexOf(kind)]!;
  const system = { as: city.counterSystem };
  await city.call('setQuota', { ...point, quota: 100_000, open: true }, system);
  await city.call('pauseQueue', { ...point, paused: false }, system);
  const tickets: string[] = [];
  for (const kind of ['phone', 'personal'] as const) tickets.push(await ticketOf(world, of(kind)));
  for (const kind of ['clerk', 'supervisor'] as const) {
    const called = await calledTicket(world, of(kind));
    tickets.push(called.ticketId, (await city.call('walkIn', point, system)).ticketId);
    liveIds.counters.push(called.counter, await openCounterFor(world, of(kind)));
  }
  const device = { kind: 'kiosk', locationId: point.locationId, name: 'Door' } as const;
  const { code } = await city.call('makeDeviceCode', device, system);
  await city.call('enrolDevice', { code });
  const devices = await city.call('staffDevices', {}, system);
  liveIds.tickets = [...tickets, ...liveIds.tickets].slice(0, KEPT);
  liveIds.counters = liveIds.counters.slice(-KEPT);
  liveIds.devices = devices.slice(-2).map(({ id }) => id);
  liveIds.locations = [point.locationId];
  liveIds.services = [point.serviceId];
  return callers;
}
