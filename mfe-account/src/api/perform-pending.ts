import type { Api, MyTicket, PendingWrite } from '@vez/shared/contracts/client';

/** Sends what waited for the code, with the key that its form made: twice is once. */
export function performPending(api: Api, pending: PendingWrite, code: string): Promise<MyTicket> {
  const options = { idempotencyKey: pending.idempotencyKey };
  return pending.flow === 'queue'
    ? api.takeQueueTicket({ ...pending.request, messageCode: code }, options)
    : api.reserve(pending.request, options);
}
