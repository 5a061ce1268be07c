import { isApiError } from '@vez/shared/api-error';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { PendingWrite } from '@vez/shared/contracts/client';
import { useState } from 'react';
import { useMutation } from '@vez/shared/query';
import { forgetCode } from '@vez/shared/sms-code';
import { agree } from '../../api/consent';
import { performPending } from '../../api/perform-pending';

/** The write may have been done all the same: its answer alone was lost. */
const NO_ANSWER = ['outcomeUnknown', 'unreachable'];

export type Outcome = 'unknown' | 'refused' | 'failed';

/**
 * What came of sending: a refusal will most likely be repeated, anything else may go better the next time. A key
 * that was used for a little else was used here, before a reload forgot an ID number.
 */
const outcomeOf = (error: Error | null): Outcome | undefined => {
  if (error === null) return undefined;
  if (isApiError(error, 'keyReused')) return 'unknown';
  const kind = isApiError(error) ? error.kind : 'busy';
  return NO_ANSWER.includes(kind) ? 'unknown' : kind === 'refused' ? 'refused' : 'failed';
};

interface Listeners {
  /** Why the code was not taken, for the field. */
  onWrongCode(problem: string): void;
  /** The login ended meanwhile: the number is to be proved once more, with another code. */
  onLoginEnded(): void;
}

/**
 * The number is proved by its code, then what waited is sent (QUE-09, BOK-29). Proved once, a repetition of the
 * write needs no second code, also after a reload.
 */
export function useCompletion(pending: PendingWrite, { onWrongCode, onLoginEnded }: Listeners) {
  const bridge = useBridge();
  const api = useApi();
  const { mobile, flow } = pending;
  const [proved, setProved] = useState(pending.proved);
  const remember = (code: string | undefined) => {
    setProved(code);
    bridge.journey.set({ pending: { ...pending, proved: code } });
  };
  const send = useMutation({
    mutationFn: (code: string) => performPending(api, pending, code),
    onSuccess({ ticket }) {
      bridge.events.publish('ticket/created', { ticketId: ticket.id, flow });
      bridge.navigate(`/success?ticket=${ticket.id}&created=1`, { replace: true });
      bridge.journey.set({ pending: undefined });
    },
    onError(error) {
      if (!isApiError(error) || error.kind !== 'unauthorized') return;
      remember(undefined);
      onLoginEnded();
    },
  });
  const prove = useMutation({
    async mutationFn(code: string) {
      const before = bridge.session.get().kind;
      await bridge.auth.verifyCode(mobile, code);
      return before;
    },
    onSuccess(before, code) {
      forgetCode(mobile);
      remember(code);
      // Whoever had no token ticked the box of the form, so that the next login need not ask.
      if (before === 'anonymous') void agree(api, { kind: 'phone', mobile }).catch(() => undefined);
      send.mutate(code);
    },
    onError: ({ message }) => onWrongCode(message),
  });
  return {
    isProved: proved !== undefined,
    isBusy: prove.isPending || send.isPending,
    /** `refused`, `failed`, or `unknown` where the answer was lost. */
    outcome: outcomeOf(send.error),
    words: send.error?.message,
    prove: prove.mutate,
    sendAgain: () => send.mutate(proved ?? ''),
  };
}
