import type { QueryClient } from '@vez/shared/query';
import type { PaintedAnswer } from '../contracts/painting';

/** How long answers in the page stay fresh, even live figures. */
const PAINTED_FRESH_MS = 5_000;
/** The assumed age of answers in an old page, so that data that may have changed is refetched at once. */
const OLD_MS = 60_000;

/** Adds the answers with which the page was painted to the query cache. */
export function takeAnswers(
  queries: QueryClient,
  { answers, isOld }: { answers: readonly PaintedAnswer[]; isOld?: boolean },
): void {
  const updatedAt = Date.now() + (isOld ? -OLD_MS : PAINTED_FRESH_MS);
  for (const [key, data] of answers) queries.setQueryData(key, data, { updatedAt });
}
