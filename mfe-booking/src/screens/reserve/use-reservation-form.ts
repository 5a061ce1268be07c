import { useState } from 'react';
import { useBridge, useSession } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { draftFor, dropDraft, keepDraft } from '../../drafts/reservation';
import type { ReservationFaults, ReservationForm } from '../../model/check-reservation';
import type { Point } from '../../api/booking-queries';

/** What is filled in, kept while the page lives; what is wrong with it, and at which attempt. */
export function useReservationForm({ serviceId, locationId }: Point, editing: MyTicket | undefined) {
  const bridge = useBridge();
  const session = useSession();
  const about = editing ? `ticket:${editing.ticket.id}` : `service:${serviceId}`;
  const { pending } = bridge.journey.get();
  const [form, setForm] = useState(() =>
    draftFor({ about, serviceId, locationId, session, pending, editing }),
  );
  const [faults, setFaults] = useState<ReservationFaults>({});
  const [attempt, setAttempt] = useState(0);
  return {
    form,
    faults,
    attempt,
    change(part: Partial<ReservationForm>) {
      setForm((before) => {
        const next = { ...before, ...part };
        keepDraft(about, { form: next, locationId });
        return next;
      });
    },
    /** The same form goes on at another place. */
    moveTo(place: number, part: Partial<ReservationForm>) {
      keepDraft(about, { form: { ...form, ...part }, locationId: place });
    },
    /** What an attempt to send found; the summary of faults takes the focus. */
    show(found: ReservationFaults) {
      setFaults(found);
      setAttempt((before) => before + 1);
    },
    mark: setFaults,
    drop: () => dropDraft(about),
  };
}
