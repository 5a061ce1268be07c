import type { Offer } from '../../contracts/client';
import { StateLine } from './state-line';
import { useCalendarWords } from './use-calendar-words';

interface Props {
  /** Undefined while it is not known. */
  offer: Offer | undefined;
  /** It could not be had. */
  failed?: boolean;
}

/** The state of a calendar in one line of a list; nothing where no bookings are offered. */
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
