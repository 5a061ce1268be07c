import type { RemoteState } from './remote-state';

/** What is reported about a release: that it is shown, or how it failed. */
export type HealthKind = 'shown' | 'load' | 'contract' | 'slow' | 'empty' | 'throw' | 'hang';

type Reason = Extract<RemoteState, { step: 'failed' }>['reason'];

const REASONS: Record<Exclude<HealthKind, 'shown'>, Reason> = {
  load: 'unreachable',
  contract: 'tooNew',
  slow: 'slow',
  empty: 'slow',
  throw: 'threw',
  hang: 'slow',
};

export const reasonOf = (kind: Exclude<HealthKind, 'shown'>): Reason => REASONS[kind];

/** A remote could not be shown. */
export class RemoteFailure extends Error {
  constructor(
    readonly kind: Exclude<HealthKind, 'shown'>,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'RemoteFailure';
  }

  /** The original error. */
  get error(): Error {
    return this.cause instanceof Error ? this.cause : this;
  }
}
