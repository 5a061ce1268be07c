import { useEffect, useRef, useState } from 'react';
import { useCountdown } from '../lock-timer/use-countdown';

/** How long the code button rests after a code was sent (UI-16), unless the server asks for more. */
const REST_SECONDS = 60;

/**
 * `undefined` or nothing: sent. `problem`: not sent, in words for the citizen; with `retryAfterSeconds` none will be
 * before that, such as after too many codes.
 */
export type CodeAnswer =
  void | { retryAfterSeconds?: number; problem?: never } | { problem: string; retryAfterSeconds?: number };

/** No further code is sent for some time: why, and until when (ms since 1970). */
export interface CodeLimit {
  problem: string;
  endsAt: number;
}

/**
 * Asking for a code: `idle`, `sending` (locked, UI-18), `resting` after success (60 s, UI-16), `failed` until
 * the next request (UI-17: an error that disappears after 2 s is missed), or `limited` until the server sends codes again (decision 211). A rejected promise shows `fallbackProblem`. With `atOnce` the first code is asked for on arrival.
 */
export function useCodeRequest(getCode: () => Promise<CodeAnswer>, fallbackProblem: string, atOnce: boolean) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [limit, setLimit] = useState<CodeLimit>();
  const { secondsLeft, start } = useCountdown();
  // A second tap may come before the first has rendered.
  const locked = useRef(false);

  const request = async () => {
    if (locked.current || secondsLeft > 0) return;
    locked.current = true;
    setSending(true);
    setProblem(null);
    setLimit(undefined);
    try {
      const { problem: why, retryAfterSeconds: wait } = (await getCode()) ?? {};
      if (why === undefined) start(wait || REST_SECONDS);
      else if (wait) {
        setLimit({ problem: why, endsAt: Date.now() + wait * 1_000 });
        start(wait);
      } else setProblem(why);
    } catch {
      setProblem(fallbackProblem);
    } finally {
      locked.current = false;
      setSending(false);
    }
  };
  const arrived = useRef(false);
  useEffect(() => {
    if (!atOnce || arrived.current) return;
    arrived.current = true;
    void request();
  });
  return { request, sending, problem, secondsLeft, limit: secondsLeft > 0 ? limit : undefined };
}
