import { useBridge } from '@vez/shared/bridge';
import { firstFreeDay, paths } from '@vez/shared/domain';
import { keepDraft } from '../../../drafts/reservation';
import { mySlot } from '../../../model/reserve-state';
import type { Slot } from '../../../model/slot';
import { useReserve } from '../reserve-context';
import { SeekDialog, type Found } from './seek-dialog';

/** The seek dialog of a booking form: what is found is chosen here, or at the other place that has it (BOK-58). */
export function SeekPart({ wish }: { wish: Slot | null }) {
  const bridge = useBridge();
  const { about, booking, state, dispatch } = useReserve();
  const { service, place, days, editing } = booking;
  const choose = ({ day, time, locationId }: Found) => {
    if (locationId === place.id) return dispatch({ type: 'timeChosen', slot: { day, time } });
    dispatch({ type: 'seekClosed' });
    keepDraft(about, { form: { ...state.form, day, time }, locationId }, bridge.journey);
    const what = editing ? { ticket: editing.ticket.id } : { service: service.id };
    bridge.navigate(paths.reserve({ ...what, location: locationId }), { replace: true });
  };
  return (
    <SeekDialog
      service={service}
      place={place}
      from={state.form.day ?? firstFreeDay(days) ?? days.first}
      last={days.last}
      wish={wish}
      mine={mySlot(state) ?? null}
      onDone={choose}
      onClose={() => dispatch({ type: 'seekClosed' })}
    />
  );
}
