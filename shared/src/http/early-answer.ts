import { answerCheck } from './check-answer';
import type { Route } from './route';
import type { ApiSurroundings } from './surroundings';

/** The answer of a read that was sent before its screen could ask; undefined where the call has to be made. */
export async function earlyAnswer(
  { early, misfitted }: ApiSurroundings,
  route: Route,
  input: Record<string, unknown>,
): Promise<unknown> {
  if (early === undefined || !route.reads || route.remote !== undefined) return undefined;
  const answer = await early.take(route.name, input);
  return answer === undefined ? undefined : answerCheck(route, misfitted)(answer).catch(() => undefined);
}
