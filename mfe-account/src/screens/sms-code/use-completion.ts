import { isApiError } from '@vez/shared/api-error';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { PendingWrite } from '@vez/shared/contracts/client';
import { useState } from 'react';
import { paths } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { useWrite } from '@vez/shared/remote/write';
import { forgetCode } from '@vez/shared/sms-code';
import { agree } from '../../api/consent';
import { performPending } from '../../api/perform-pending';

interface Listeners {
  /** Receives the reason why the code was rejected, for the field. */
  onWrongCode(problem: string): void;
  /** The login ended meanwhile: the number has to be verified again, with another code. */
  onLoginEnded(): void;
}

/**
 * Verifies the number by its code, then sends the pending write (QUE-09, BOK-29). Once the number is verified, a
 * repetition of the write needs no second code, even after a reload.
 */
export function useCompletion(pending: PendingWrite, { onWrongCode, onLoginEnded }: Listeners) {
  const bridge = useBridge();
  const api = useApi();
  const { mobile, flow } = pending;
  const [proved, setProved] = useState(pending.proved);
  const remember = (change: Partial<PendingWrite>) =>
    bridge.journey.set({
      pending: { ...(bridge.journey.get().pending ?? pending), ...change } as PendingWrite,
    });
  const rememberCode = (code: string | undefined) => {
    setProved(code);
    remember({ proved: code });
  };
  const write = useWrite({
    of: pending.returnTo,
    idempotencyKey: pending.idempotencyKey,
    send: (code: string, { idempotencyKey }) => performPending(api, { ...pending, idempotencyKey }, code),
    onDone({ ticket }) {
      bridge.events.publish('ticket/created', { ticketId: ticket.id, flow });
      bridge.navigate(paths.result({ ticket: ticket.id, created: 1 }), { replace: true });
      bridge.journey.set({ pending: undefined });
    },
    onFailed(error) {
      if (!isApiError(error) || error.kind !== 'unauthorized') return;
      rememberCode(undefined);
      onLoginEnded();
    },
    onNewKey: (idempotencyKey) => remember({ idempotencyKey }),
  });
  const prove = useMutation({
    async mutationFn(code: string) {
      const before = bridge.session.get().kind;
      await bridge.auth.verifyCode(mobile, code);
      return before;
    },
    onSuccess(before, code) {
      forgetCode(mobile);
      rememberCode(code);
      // The visitor has agreed in the form, so the next login need not ask.
      if (before === 'anonymous') void agree(api, { kind: 'phone', mobile }).catch(() => undefined);
      write.send(code);
    },
    onError: ({ message }) => onWrongCode(message),
  });
  return {
    isProved: proved !== undefined,
    isBusy: prove.isPending || write.isBusy,
    write,
    prove: prove.mutate,
    sendAgain: () => write.send(proved ?? ''),
  };
}
