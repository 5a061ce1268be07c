/** Why a department closes an office or a service, as citizens read it. */
export const CLOSURE_REASONS = ['typhoon', 'fault', 'works', 'training', 'other'] as const;
export type ClosureReason = (typeof CLOSURE_REASONS)[number];
