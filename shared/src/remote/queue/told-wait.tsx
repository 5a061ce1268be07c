import { useCityClock } from '../../bridge';
import type { WaitRange, WaitUnknown as Unknown } from '../../contracts/client';
import { UnknownWait, WaitTime } from '../../ui/wait-time/wait-time';

interface Props {
  of: { waitRange?: WaitRange | undefined; waitUnknown?: Unknown | undefined };
}

/** How long one waits, or from when that will be known; nothing where neither is (decisions 330 and 331). */
export function ToldWait({ of: { waitRange, waitUnknown } }: Props) {
  const { formatClock } = useCityClock();
  if (waitRange !== undefined) return <WaitTime range={waitRange} />;
  const until = waitUnknown?.until;
  return waitUnknown && <UnknownWait until={until === undefined ? undefined : formatClock(until)} />;
}
