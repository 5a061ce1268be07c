import { useEffect, useEffectEvent, useState } from 'react';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { ServicePoint } from '@vez/shared/domain';
import { handedOverHolds } from '../../drafts/stores';
import { HoldClient } from '../../model/hold-client';
import type { HoldAnswer, Slot } from '../../model/slot';

interface Selection {
  slot: Slot | undefined;
  /** Arrow keys are passing the slot. */
  isPassing: boolean;
  /** No request that needs the hold is under way. */
  isEditable: boolean;
}

/** Holds the selected slot while the form is mounted. @param previousId the hold of the form before it was left */
export function useHoldClient(
  point: ServicePoint,
  previousId: string | undefined,
  { slot, isPassing, isEditable }: Selection,
  dispatch: (event: HoldAnswer | { type: 'pageHidden' | 'pageShown' }) => void,
): HoldClient {
  const api = useApi();
  const { journey } = useBridge();
  const [client] = useState(() => {
    const { pending } = journey.get();
    // The page of the SMS code may have renewed the hold.
    const renewed = pending?.flow === 'reservation' ? pending.hold : undefined;
    if (previousId !== undefined && renewed && handedOverHolds.has(previousId)) {
      handedOverHolds.set(previousId, { holdId: previousId, ...renewed });
    }
    const handedOver = handedOverHolds;
    return new HoldClient({ api, point, now: () => Date.now(), previousId, handedOver, onAnswer: dispatch });
  });
  const { day, time } = slot ?? {};
  useEffect(() => {
    if (isPassing) return;
    client.select(day === undefined || time === undefined ? undefined : { day, time });
  }, [client, day, isPassing, time]);
  // A hold that was handed over to a booking stays.
  useEffect(() => () => client.select(undefined), [client]);

  const onPageHide = useEffectEvent(() => {
    if (!isEditable) return;
    client.leavePage();
    dispatch({ type: 'pageHidden' });
  });
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isEditable) return;
    dispatch({ type: 'pageShown' });
    client.select(slot);
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
