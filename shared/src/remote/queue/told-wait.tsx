import { useCityClock } from '../../bridge';
import type { WaitRange, WaitUnknown as Unknown } from '../../contracts/client';
import { UnknownWait, WaitTime } from '../../ui/wait-time/wait-time';

interface Props {
  of: { waitRange?: WaitRange | undefined; waitUnknown?: Unknown | undefined };
  /** Set where it is the one figure of the card. */
  hero?: boolean;
}

/** The expected wait, or from when it will be known; nothing if neither is known (decisions 330 and 331). */
export function ToldWait({ of: { waitRange, waitUnknown }, hero }: Props) {
  const { formatClock } = useCityClock();
  if (waitRange !== undefined) return <WaitTime range={waitRange} hero={hero ?? false} />;
  const until = waitUnknown?.until;
  return waitUnknown && <UnknownWait until={until === undefined ? undefined : formatClock(until)} />;
}
