import { isWithin } from './calendar-problems';
import type { OfficeSettings } from './wire';

/** The order in which an office calls people. */
export type CallingRule = OfficeSettings['order'];

export const ORDERS = ['bookings', 'turns', 'times'] as const;
/** The least and the most of each number of a rule. */
export const RULE_LIMITS = { bookingsInTurn: [1, 9], longestWaitMinutes: [10, 480] } as const;
export type RuleNumber = keyof typeof RULE_LIMITS;
/** Shown when a bound is chosen. */
const USUAL_BOUND = 60;

export interface RuleDraft {
  order: CallingRule['order'];
  bookingsInTurn: string;
  isBounded: boolean;
  longestWaitMinutes: string;
}

export const ruleDraftOf = ({ order, bookingsInTurn, longestWaitMinutes }: CallingRule): RuleDraft => ({
  order,
  bookingsInTurn: String(bookingsInTurn),
  isBounded: longestWaitMinutes !== null,
  longestWaitMinutes: String(longestWaitMinutes ?? USUAL_BOUND),
});

export const ruleOfDraft = (draft: RuleDraft): CallingRule => ({
  order: draft.order,
  bookingsInTurn: Number(draft.bookingsInTurn),
  longestWaitMinutes: draft.isBounded ? Number(draft.longestWaitMinutes) : null,
});

/** The numbers in use. */
export const ruleNumbers = ({ order, isBounded }: RuleDraft): RuleNumber[] => [
  ...(order === 'turns' ? (['bookingsInTurn'] as const) : []),
  ...(isBounded ? (['longestWaitMinutes'] as const) : []),
];

/** The numbers in use that are missing or outside of their limits. */
export const ruleProblems = (draft: RuleDraft): RuleNumber[] =>
  ruleNumbers(draft).filter((name) => {
    const [least, most] = RULE_LIMITS[name];
    return !isWithin(draft[name], least, most);
  });

/** Whether two rules call in the same order: turns matter only where they are taken. */
export const isSameRule = (one: CallingRule, other: CallingRule): boolean =>
  one.order === other.order &&
  one.longestWaitMinutes === other.longestWaitMinutes &&
  (one.order !== 'turns' || one.bookingsInTurn === other.bookingsInTurn);
