import styled from 'styled-components';
import type { PointState, ServiceState } from '../../contracts/client';
import type { QueueStatusKind } from '../../domain';
import { useUiTexts } from '../../ui/texts';
import { figures, token, type } from '../../ui/theme';
import { WaitInLine } from '../../ui/wait-time/wait-time';
import { useCalendarWords } from './use-calendar-words';
import { useQueueWords } from './use-queue-words';

/** States that their badge fully describes need no sentence in a list. */
export const SAID_BY_BADGE: ReadonlySet<QueueStatusKind> = new Set<QueueStatusKind>(['short', 'full']);

/** Reserves both lines before the state is known, so that nothing moves. */
const Lines = styled.span`
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  min-width: 0;
  min-height: ${token.size(52)};
  color: ${token.color.ink2};
  ${type.support}
  ${figures}
`;
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
`;

interface Props {
  state: PointState | ServiceState | null | undefined;
  /** Set if the last read failed. */
  stale: boolean;
}

/**
 * The state of a service in a row of a list: a badge with the state of the queue beside it, and the first free day
 * below (decision 259). Nothing if nothing is known.
 */
export function StateLines({ state, stale }: Props) {
  const { bookings } = useUiTexts();
  const [queueWordsOf, calendarWordsOf] = [useQueueWords(), useCalendarWords()];
  const { queue, offer } = state ?? {};
  const ofQueue = queue?.status === true ? queueWordsOf(queue, { isStale: stale, isShort: true }) : undefined;
  const ofCalendar = offer && !stale ? calendarWordsOf(offer, { isShort: true }) : undefined;
  const range = ofQueue?.kind === 'open' ? queue?.waitRange : undefined;
  return (
    <Lines>
      {ofQueue ? (
        <Line>
          {ofQueue.badge}
          {range ? (
            <WaitInLine range={range} />
          ) : (
            SAID_BY_BADGE.has(ofQueue.kind) || <span>{ofQueue.sentence}</span>
          )}
        </Line>
      ) : (
        ofCalendar && <Line>{ofCalendar.badge}</Line>
      )}
      {ofCalendar?.kind === 'open' || ofCalendar?.kind === 'full' ? (
        <span>{ofCalendar.sentence}</span>
      ) : (
        ofQueue && state && !stale && <span>{ofCalendar?.word ?? bookings.badge.notOffered}</span>
      )}
    </Lines>
  );
}
