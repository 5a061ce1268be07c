import type { Offer } from '../../contracts/client';
import { StateLine } from './state-line';
import { useCalendarWords } from './use-calendar-words';

interface Props {
  /** Undefined while unknown. */
  offer: Offer | undefined;
  /** Set if it failed to load. */
  failed?: boolean;
}

/** The state of a calendar in one line of a list; nothing if no bookings are offered. */
export function CalendarLine({ offer, failed = false }: Props) {
  const wordsOf = useCalendarWords();
  if (offer === undefined && !failed) return <StateLine />;
  const { kind, badge, sentence } = wordsOf(offer);
  if (kind === 'notOffered') return null;
  return (
    <StateLine>
      {badge}
      <span>{sentence}</span>
    </StateLine>
  );
}
