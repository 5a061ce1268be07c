import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@vez/shared/query';
import { useApi, useBridge, useSession } from '../../bridge';
import type { Api, Journey } from '../../contracts/client';
import { ApiError, isApiError } from '../../http/api-error';
import { randomId } from '../../http/random-id';
import { writeEndOf } from './write-end';

/** The server keeps answers for a day; it would report an older write as not done. */
const ASKED_FOR_MS = 12 * 3_600_000;

interface Form<Request, Answer> {
  /** The address of the form, by which a reload finds its write. */
  of: string;
  /** The key, if another page created it. */
  idempotencyKey?: string;
  send(request: Request, options: { idempotencyKey: string }): Promise<Answer>;
  /**
   * Set for a write to the remote's own service. Our server does not know it, and would report each such write as not
   * done. It is resent with its key instead, and the service does it once.
   */
  isOwn?: boolean;
  /** Called when the write, or a query for its outcome, is sent. */
  onStart?(): void;
  onDone(answer: Answer): void;
  onFailed?(error: Error): void;
  /** Called when the previous key is used up. */
  onNewKey?(idempotencyKey: string): void;
}

/** The key of this form's unsettled write. */
function keyLeft({ unsettled }: Journey, { of, idempotencyKey }: Form<never, unknown>): string | undefined {
  if (unsettled?.of !== of || Math.abs(Date.now() - unsettled.sentAt) > ASKED_FOR_MS) return undefined;
  const isOther = idempotencyKey !== undefined && idempotencyKey !== unsettled.idempotencyKey;
  return isOther ? undefined : unsettled.idempotencyKey;
}

/** The answer of a write. @throws ApiError `notDone` or `outcomeUnknown`, without a text */
async function answerOf(api: Api, key: string): Promise<unknown> {
  const settled = await api.settleWrite({ key }).catch(() => undefined);
  if (settled?.outcome === 'done' && settled.answer !== undefined)
    return JSON.parse(settled.answer) as unknown;
  if (settled?.outcome === 'notDone') throw new ApiError({ kind: 'notDone', isKeyGivenUp: true });
  throw new ApiError({ kind: 'outcomeUnknown' });
}

/**
 * The write of a form, done at most once per key. While its outcome is unknown, the journey keeps the key, so that a
 * reopened form can ask the server for the outcome. Once the server has voided the key, the next attempt gets a new
 * one (decision 94).
 */
export function useWrite<Request, Answer>(form: Form<Request, Answer>) {
  const { journey } = useBridge();
  const api = useApi();
  const isKnown = useSession().kind !== 'anonymous';
  const [left] = useState(() => keyLeft(journey.get(), form));
  const [key, setKey] = useState(() => form.idempotencyKey ?? left ?? randomId());
  /** The last request. */
  const last = useRef<Request>(undefined);
  const forget = () => {
    if (journey.get().unsettled?.idempotencyKey === key) journey.set({ unsettled: undefined });
  };

  const writing = useMutation({
    /** Null queries the result. */
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
    // After a reload, the request to the own service is lost, but the service still does the write only once.
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
