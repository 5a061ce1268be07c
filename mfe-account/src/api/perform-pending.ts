import type { Api, MyTicket, PendingWrite } from '@vez/shared/contracts/client';

/** Sends what waited for the code, with the key that its form made: twice is once. */
export function performPending(api: Api, pending: PendingWrite, code: string): Promise<MyTicket> {
  const options = { idempotencyKey: pending.idempotencyKey };
  // A reload forgets an ID number; the server then says that it is missing, and the form has a field for it.
  const identifyNo = pending.request.identifyNo ?? null;
  return pending.flow === 'queue'
    ? api.takeQueueTicket({ ...pending.request, identifyNo, messageCode: code }, options)
    : api.reserve({ ...pending.request, identifyNo }, options);
}
