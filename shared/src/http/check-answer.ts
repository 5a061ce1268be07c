import { retryImport } from '../chunks/retry-import';
import { FIRST_RULES } from '../contracts/answers/first-rules';
import { fitAnswer } from '../contracts/answers/fit-answer';
import { ApiError } from './api-error';
import type { Route } from './route';

/** How long an answer waits for the file of rules, from its first request, in ms. */
const RULES_WAIT_MS = 5_000;
/** Keeps polls from requesting a missing file each time. */
const NEXT_TRY_MS = 60_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let rules = FIRST_RULES;
let loaded: Promise<unknown> | undefined;

function loadRules() {
  loaded ??= Promise.race([
    pause(RULES_WAIT_MS),
    retryImport(() => import(/* webpackChunkName: "answer-rules" */ '../contracts/answers/all-rules')).then(
      ({ ALL_RULES }) => void (rules = ALL_RULES),
      () => void pause(NEXT_TRY_MS).then(() => (loaded = undefined)),
    ),
  ]);
  return loaded;
}

/**
 * Fetches the rules for a call's answer in parallel with the call, and returns the check. The check returns the
 * answer without the rows that do not fit its contract, which it reports to `told`, and throws `malformed` if the
 * answer is unusable. Without the file of rules (docs/decisions/0015), the answer passes unchecked.
 */
export function answerCheck(
  { name: call, shapes }: Pick<Route, 'name' | 'shapes'>,
  told?: (misfits: string[]) => void,
) {
  const ready = shapes === undefined && call in rules.shapes ? undefined : loadRules();
  return async (answer: unknown): Promise<unknown> => {
    await ready;
    // The shapes of a remote need the letters of that file.
    const own = rules === FIRST_RULES ? {} : shapes;
    const known = shapes === undefined ? rules : { ...rules, shapes: own ?? {} };
    if (!(call in known.shapes)) return answer;
    const { answer: fitting, misfits } = fitAnswer(known, call, answer);
    if (misfits.length > 0) told?.(misfits);
    if (fitting === undefined) throw new ApiError({ kind: 'malformed', misfits });
    return fitting;
  };
}
