/**
 * What a day of the calendar is (BOK-39), as the caller's rules decided it: `open`, `special` (work day) and
 * `session` (a ticket for one session) can be chosen, the others cannot (BOK-43 to BOK-46).
 */
export type DayKind = 'open' | 'full' | 'holiday' | 'closed' | 'special' | 'session' | 'outside';

const CHOOSABLE: ReadonlySet<DayKind> = new Set(['open', 'special', 'session']);

export const isChoosable = (kind: DayKind): boolean => CHOOSABLE.has(kind);
