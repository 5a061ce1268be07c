import type { QueryClient } from '@vez/shared/query';
import type { PaintedAnswer } from '../contracts/painting';

/** Answers that came with the page stay fresh for so long, even live figures. */
const PAINTED_FRESH_MS = 5_000;
/** Those of an older page are taken for so old: whatever may have changed since is asked for at once. */
const OLD_MS = 60_000;

/** Takes over the answers that the page was painted with. */
export function takeAnswers(
  queries: QueryClient,
  { answers, isOld }: { answers: readonly PaintedAnswer[]; isOld?: boolean },
): void {
  const updatedAt = Date.now() + (isOld ? -OLD_MS : PAINTED_FRESH_MS);
  for (const [key, data] of answers) queries.setQueryData(key, data, { updatedAt });
}
