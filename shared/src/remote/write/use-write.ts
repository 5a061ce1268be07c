import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@vez/shared/query';
import { useApi, useBridge, useSession } from '../../bridge';
import type { Api, Journey } from '../../contracts/client';
import { ApiError, isApiError } from '../../http/api-error';
import { randomId } from '../../http/random-id';
import { writeEndOf } from './write-end';

/** The server keeps answers for a day; of an older write it would say that it was not done. */
const ASKED_FOR_MS = 12 * 3_600_000;

interface Form<Request, Answer> {
  /** The address of the form, under which a reload finds its write again. */
  of: string;
  /** The key, where another page has made it. */
  idempotencyKey?: string;
  send(request: Request, options: { idempotencyKey: string }): Promise<Answer>;
  /**
   * To the remote's own service: our server knows nothing of it, and would say of each such write that it was not done.
   * It is sent again with its key instead, and the service does it once.
   */
  isOwn?: boolean;
  /** It is on its way, or the server is asked what became of it. */
  onStart?(): void;
  onDone(answer: Answer): void;
  onFailed?(error: Error): void;
  /** The key before is used up. */
  onNewKey?(idempotencyKey: string): void;
}

/** The key of this form's write that has not ended yet. */
function keyLeft({ unsettled }: Journey, { of, idempotencyKey }: Form<never, unknown>): string | undefined {
  if (unsettled?.of !== of || Math.abs(Date.now() - unsettled.sentAt) > ASKED_FOR_MS) return undefined;
  const isOther = idempotencyKey !== undefined && idempotencyKey !== unsettled.idempotencyKey;
  return isOther ? undefined : unsettled.idempotencyKey;
}

/** The answer of a write. @throws ApiError `notDone` or `outcomeUnknown`, without words */
async function answerOf(api: Api, key: string): Promise<unknown> {
  const settled = await api.settleWrite({ key }).catch(() => undefined);
  if (settled?.outcome === 'done' && settled.answer !== undefined)
    return JSON.parse(settled.answer) as unknown;
  if (settled?.outcome === 'notDone') throw new ApiError({ kind: 'notDone', isKeyGivenUp: true });
  throw new ApiError({ kind: 'outcomeUnknown' });
}

/**
 * The write of a form, done at most once for each key. While its outcome is unknown the key stays and is kept in the
 * journey: a form that is opened again asks the server what became of its write. Once the server
 * has given the key up, the next attempt has one of its own (decision 94).
 */
export function useWrite<Request, Answer>(form: Form<Request, Answer>) {
  const { journey } = useBridge();
  const api = useApi();
  const isKnown = useSession().kind !== 'anonymous';
  const [left] = useState(() => keyLeft(journey.get(), form));
  const [key, setKey] = useState(() => form.idempotencyKey ?? left ?? randomId());
  /** What was sent last. */
  const last = useRef<Request>(undefined);
  const forget = () => {
    if (journey.get().unsettled?.idempotencyKey === key) journey.set({ unsettled: undefined });
  };

  const writing = useMutation({
    /** Null asks for its result. */
    mutationFn(asked: Request | null): Promise<Answer> {
      const request = asked ?? (form.isOwn ? last.current : undefined);
      if (request === undefined) return answerOf(api, key) as Promise<Answer>;
      last.current = request;
      journey.set({ unsettled: { of: form.of, idempotencyKey: key, sentAt: Date.now() } });
      return form.send(request, { idempotencyKey: key });
    },
    onMutate: form.onStart,
    onSuccess(answer) {
      forget();
      form.onDone(answer);
    },
    onError(error) {
      if (writeEndOf(error) !== 'unknown') forget();
      if (isApiError(error) && error.isKeyGivenUp) {
        const next = randomId();
        setKey(next);
        form.onNewKey?.(next);
      }
      form.onFailed?.(error);
    },
  });

  const { mutate } = writing;
  const asked = useRef(false);
  useEffect(() => {
    // What was sent to the own service before a reload is not known any more; it is done once all the same.
    if (left === undefined || form.isOwn || !isKnown || asked.current) return;
    asked.current = true;
    mutate(null);
  }, [form.isOwn, isKnown, left, mutate]);

  return {
    idempotencyKey: key,
    send: (request: Request) => mutate(request),
    checkAgain: () => mutate(null),
    isBusy: writing.isPending,
    error: writing.error,
    end: writeEndOf(writing.error),
  };
}

export type Write = ReturnType<typeof useWrite>;
