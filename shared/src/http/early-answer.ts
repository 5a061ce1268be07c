import { answerCheck } from './check-answer';
import type { Route } from './route';
import type { ApiSurroundings } from './surroundings';

/**
 * The answer of a read that was sent before its screen could ask; undefined where the call has to be made. One that
 * does not fit its contract in every part is not used: the call of its own may bring a whole one.
 */
export async function earlyAnswer(
  { early }: ApiSurroundings,
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
