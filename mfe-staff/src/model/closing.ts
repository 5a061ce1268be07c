import type { OfficeCounter, OfficeCounters, Visit } from './wire';

type People = Pick<OfficeCounter, 'current' | 'parked' | 'sent'>;

/** The people of a counter; nobody once it is closed and unlisted. */
export const peopleAt = ({ counters }: OfficeCounters, name: string): People =>
  counters.find(({ counter }) => counter === name) ?? { current: null, parked: [], sent: [] };

/** The other open counters, attended and for one of these people. */
export const othersFor = ({ counters }: OfficeCounters, name: string, sent: readonly Visit[]): string[] =>
  counters
    .filter(({ counter, isSilent }) => counter !== name && !isSilent)
    .filter(({ openFor }) => sent.some(({ serviceId }) => openFor.includes(serviceId)))
    .map(({ counter }) => counter);

/** Queues of a counter in which people wait, and that no other attended counter serves. */
export function leftAlone({ counters, queues }: OfficeCounters, name: string) {
  const own = counters.find(({ counter }) => counter === name)?.openFor ?? [];
  const others = counters.filter(({ counter, isSilent }) => counter !== name && !isSilent);
  return queues.filter(
    ({ serviceId, waitCount }) =>
      waitCount > 0 && own.includes(serviceId) && !others.some(({ openFor }) => openFor.includes(serviceId)),
  );
}
