import { useCallback, useEffect, useRef, useState } from 'react';
import { useBridge, useDeployment, useSession } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import type { ServicePoint } from '@vez/shared/domain';
import { draftFor, dropDraft, keepDraft } from '../../drafts/reservation';
import type { ReservationFaults, ReservationForm } from '../../model/check-reservation';

/** Which fault a change of a field mends, or leaves to the next attempt. */
const FAULT_OF: Record<keyof ReservationForm, keyof ReservationFaults> = {
  day: 'day',
  time: 'time',
  idNumber: 'idNumber',
  area: 'phone',
  number: 'phone',
  agreed: 'agreed',
};

/** What is filled in, kept while the page lives; what is wrong with it, and at which attempt. */
export function useReservationForm({ serviceId, locationId }: ServicePoint, editing: MyTicket | undefined) {
  const bridge = useBridge();
  const session = useSession();
  const area = useDeployment().smsAreas[0] ?? '';
  const about = editing ? `ticket:${editing.ticket.id}` : `service:${serviceId}`;
  const [form, setForm] = useState(() => {
    return draftFor({ about, serviceId, locationId, session, area, journey: bridge.journey.get(), editing });
  });
  const [faults, setFaults] = useState<ReservationFaults>({});
  const [attempt, setAttempt] = useState(0);
  const changed = useRef(false);
  const change = useCallback(
    (part: Partial<ReservationForm>) => {
      changed.current = true;
      setForm((before) => {
        const next = { ...before, ...part };
        keepDraft(about, { form: next, locationId });
        return next;
      });
      const mended = (Object.keys(part) as (keyof ReservationForm)[]).map((field) => FAULT_OF[field]);
      setFaults((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([name]) => !mended.includes(name as keyof ReservationFaults)),
        ),
      );
    },
    [about, locationId],
  );
  useEffect(() => {
    if (!changed.current) return;
    const { draft } = bridge.journey.get();
    const holdId = draft?.of === about ? draft.holdId : undefined;
    bridge.journey.set({ draft: { of: about, values: { ...form, locationId }, holdId } });
  }, [about, bridge, form, locationId]);

  return {
    about,
    form,
    faults,
    attempt,
    change,
    /** The same form goes on at another place. */
    moveTo(place: number, part: Partial<ReservationForm>) {
      keepDraft(about, { form: { ...form, ...part }, locationId: place });
    },
    /** What an attempt to send found; the summary of faults takes the focus. */
    show(found: ReservationFaults) {
      setFaults(found);
      setAttempt((before) => before + 1);
    },
    drop() {
      changed.current = false;
      dropDraft(about);
      bridge.journey.set({ draft: undefined });
    },
  };
}

export type ReservationDraft = ReturnType<typeof useReservationForm>;
