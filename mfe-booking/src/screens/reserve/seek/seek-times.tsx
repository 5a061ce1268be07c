import { seekEntry } from '../../../model/offer';
import { useReserve } from '../reserve-context';
import { SeekEntry } from './seek-entry';

/** The way to the seek dialog, where the service has one. */
export function SeekTimes() {
  const { booking, dispatch } = useReserve();
  const entry = seekEntry(booking.service, booking.offer);
  return <SeekEntry entry={entry} onOpen={() => dispatch({ type: 'seekOpened', wish: null })} />;
}
