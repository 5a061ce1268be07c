import { aimedShare } from './aimed-share';
import { boundsOf, type Bounds } from './bounds';
import { isHit, type Outcome } from './outcome';
import { lengthOf, LENGTHS } from './queue-length';

/** For each of `LENGTHS`; null if too few waits were seen. */
export type Calibration = readonly (Bounds | null)[];

/** With fewer waits no range is shown. */
export const LEAST_OUTCOMES = 30;

/**
 * The errors of past expectations for each length of the queue; for a length with few waits, those of all.
 * @param outcomes in order of time
 */
export function calibrate(outcomes: readonly Outcome[]): Calibration {
  const said = outcomes.filter(({ range }) => range !== null);
  return LENGTHS.map((_, length) => {
    const alike = outcomes.filter(({ peopleAhead }) => lengthOf(peopleAhead) === length);
    const judged = alike.length >= LEAST_OUTCOMES ? alike : outcomes;
    if (judged.length < LEAST_OUTCOMES) return null;
    const saidOfAlike = said.filter(
      (outcome) => judged !== alike || lengthOf(outcome.peopleAhead) === length,
    );
    const share = aimedShare(saidOfAlike.map(({ range, waitedSeconds }) => isHit(range!, waitedSeconds)));
    return boundsOf(judged, share);
  });
}
