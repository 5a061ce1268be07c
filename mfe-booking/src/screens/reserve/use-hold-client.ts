import { useEffect, useEffectEvent, useState } from 'react';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { ServicePoint } from '@vez/shared/domain';
import { handedOverHolds } from '../../drafts/kept';
import { holdBefore } from '../../drafts/reservation';
import { HoldClient, type HoldAnswer } from '../../model/hold-client';
import type { Slot } from '../../model/slot';

/** Holds the slot that is wanted while the form is open. @param about the key of its draft */
export function useHoldClient(
  point: ServicePoint,
  about: string,
  /** `isPassing`: the citizen has not come to rest at it. `isOpen`: no booking that needs it is on its way. */
  wanted: { slot: Slot | undefined; isPassing: boolean; isOpen: boolean },
  tell: (event: HoldAnswer | { type: 'away' | 'back' }) => void,
): HoldClient {
  const api = useApi();
  const { journey } = useBridge();
  const [client] = useState(() => {
    const before = holdBefore(about, point.locationId, journey.get());
    const { pending } = journey.get();
    // The page of the SMS code may have renewed it.
    const left = pending?.flow === 'reservation' ? pending.hold : undefined;
    if (before !== undefined && left && handedOverHolds.has(before)) {
      handedOverHolds.set(before, { holdId: before, ...left });
    }
    return new HoldClient({ api, point, now: () => Date.now(), before, handedOver: handedOverHolds, tell });
  });
  const { day, time } = wanted.slot ?? {};
  const { isPassing } = wanted;
  useEffect(() => {
    if (isPassing) return;
    client.want(day === undefined || time === undefined ? undefined : { day, time });
  }, [client, day, isPassing, time]);
  // Leaving the page gives the slot back, unless the booking has it by then.
  useEffect(() => () => client.want(undefined), [client]);

  const onPageHide = useEffectEvent(() => {
    if (!wanted.isOpen) return;
    client.leavePage();
    tell({ type: 'away' });
  });
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !wanted.isOpen) return;
    tell({ type: 'back' });
    client.want(wanted.slot);
  });
  useEffect(() => {
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
  return client;
}
