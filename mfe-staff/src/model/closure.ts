import type { CityClock } from '@vez/shared/dates';
import type { ClosureReason } from '@vez/shared/domain';
import type { Closure } from './wire';

export const CLOSABLE = ['service', 'office', 'department'] as const;

/** What a supervisor fills in; times are `YYYY-MM-DDTHH:mm` by the city's clock, as the browser's field has them. */
export interface ClosureDraft {
  what: (typeof CLOSABLE)[number];
  locationId: number;
  /** 0: not chosen yet. */
  serviceId: number;
  from: string;
  until: string;
  reason: ClosureReason | '';
  endsNumbers: boolean;
}

/** From now to the end of the day. */
export function newDraft(locationId: number, now: Date, { cityDay, cityTime }: CityClock): ClosureDraft {
  const day = cityDay(now);
  const [from, until] = [`${day}T${cityTime(now)}`, `${day}T23:59`];
  return { what: 'office', locationId, serviceId: 0, from, until, reason: '', endsNumbers: false };
}

export type DraftProblem = 'service' | 'from' | 'until' | 'reason';

/** What is missing or wrong; `until` must be later than `from` and than now. */
export function problemsOf(draft: ClosureDraft, now: Date, clock: CityClock): DraftProblem[] {
  const { what, serviceId, from, until, reason } = draft;
  const nowThere = `${clock.cityDay(now)}T${clock.cityTime(now)}`;
  return [
    ...(what === 'service' && serviceId === 0 ? (['service'] as const) : []),
    ...(from === '' ? (['from'] as const) : []),
    ...(until === '' || until <= from || until <= nowThere ? (['until'] as const) : []),
    ...(reason === '' ? (['reason'] as const) : []),
  ];
}

/** What is closed, and when, as calls name it; undefined while it is not complete. */
export function scopeOf(draft: ClosureDraft, now: Date, clock: CityClock) {
  if (problemsOf(draft, now, clock).some((problem) => problem !== 'reason')) return undefined;
  const instant = (text: string) => clock.cityInstant(text.slice(0, 10), text.slice(11, 16)).toISOString();
  return {
    locationId: draft.what === 'department' ? null : draft.locationId,
    serviceId: draft.what === 'service' ? draft.serviceId : null,
    from: instant(draft.from),
    until: instant(draft.until),
  };
}
export type ClosureScope = NonNullable<ReturnType<typeof scopeOf>>;

export type ClosureState = 'ahead' | 'now' | 'over' | 'reopened';

export function stateOf({ from, until, reopenedAt }: Closure, now: number): ClosureState {
  if (reopenedAt !== null) return 'reopened';
  if (Date.parse(until) <= now) return 'over';
  return Date.parse(from) > now ? 'ahead' : 'now';
}
