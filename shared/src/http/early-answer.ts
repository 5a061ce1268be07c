import { answerCheck } from './check-answer';
import type { Route } from './route';
import type { ApiDeps } from './api-deps';

/**
 * The answer of a read that was sent ahead of its screen; undefined if the call has to be made. An answer that does not
 * fully fit its contract is not used, because the call itself may return a complete one.
 */
export async function earlyAnswer(
  { early }: ApiDeps,
  route: Route,
  input: Record<string, unknown>,
): Promise<unknown> {
  if (early === undefined || !route.reads || route.remote !== undefined) return undefined;
  const answer = await early.take(route.name, input);
  if (answer === undefined) return undefined;
  let isWhole = true;
  const check = answerCheck(route, () => (isWhole = false));
  const fitting = await check(answer).catch(() => undefined);
  return isWhole ? fitting : undefined;
}
