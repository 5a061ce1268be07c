/** The rules of the product, each once: for screens and server alike, without a framework. */
export { digitsOf, withoutCommas } from './amount';
export * from './bookable-days';
export * from './contact';
export { isEmail } from './email';
export * from './home';
export * from './id-number';
export * from './language';
export { mendFaults } from './mend-faults';
export { mustLogIn } from './must-log-in';
export { ownPath } from './own-path';
export * as paths from './paths';
export * from './phone';
export { LIVE_REFRESH_MS } from './poll-interval';
export * from './queue-admission';
export type { FailureReason, RefusalReason } from './refusal-reason';
export type { ServicePoint } from './service-point';
export { SESSION_SECONDS } from './session-length';
export { isShellPage } from './shell-page';
