import type { Api, MyTicket, PendingWrite } from '@vez/shared/contracts/client';

/** Sends the pending write with the key of its form, which makes a repetition harmless. */
export function performPending(api: Api, pending: PendingWrite, code: string): Promise<MyTicket> {
  const options = { idempotencyKey: pending.idempotencyKey };
  // A reload drops the ID number; the server then reports it as missing, and the form has a field for it.
  const identifyNo = pending.request.identifyNo ?? null;
  return pending.flow === 'queue'
    ? api.takeQueueTicket({ ...pending.request, identifyNo, messageCode: code }, options)
    : api.reserve({ ...pending.request, identifyNo }, options);
}
