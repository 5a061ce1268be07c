import { useCountdown } from '../lock-timer/use-countdown';

/** How long a refresh cannot be asked for again (UI-19). */
const LOCK_SECONDS = 5;

/** A refresh that works once in 5 s (UI-19), shared by several buttons. */
export function useRefreshLock(onRefresh: () => void) {
  const { secondsLeft, start } = useCountdown();
  const refresh = () => {
    if (secondsLeft > 0) return;
    start(LOCK_SECONDS);
    onRefresh();
  };
  return { secondsLeft, refresh };
}
