/** The rules of the product, shared by screens and server, without a framework. */
export { digitsOf, withoutCommas } from './amount';
export { asciiDigits } from './ascii-digits';
export { AWAY_PAGE, DEVICE_WORKER } from './away-page';
export * from './bookable-days';
export { calendarStatus, type CalendarStatus } from './calendar-status';
export * from './closure';
export * from './contact';
export { isEmail } from './email';
export { firstReads, type FirstRead } from './first-reads';
export * from './home';
export * from './id-number';
export * from './language';
export { isCalled, isExpected, isOver, mayRejoin, REJOIN_SECONDS, withFigures } from './live-ticket';
export { OFFICE_CODE_DIGITS, SMS_CODE_DIGITS } from './login-code';
export { mendFaults } from './mend-faults';
export { compareCalendars, compareQueues } from './most-useful';
export { LINK_FAULTS, mayOpenTicket } from './ticket-link';
export { mustLogIn } from './must-log-in';
export { ownPath } from './own-path';
export { ownValue } from './own-value';
export * from './office-notice';
export * as paths from './paths';
export {
  areaAtStart,
  COUNTRIES,
  countryName,
  countryOfArea,
  lengthsOfArea,
  type Country,
} from './phone/country';
export { formatPhone, maskPhone } from './phone/format-phone';
export { normalisePhone, typedPhone, type NormalisedPhone, type PhoneProblem } from './phone/normalise-phone';
export { readablePhone } from './phone/readable-phone';
export { isSameMobile, mobileName, type Mobile } from './phone/mobile';
export { LIVE_REFRESH_MS } from './poll-interval';
export * from './queue-admission';
export * from './queue-advice';
export * from './queue-status';
export type { FailureReason, RefusalReason } from './refusal-reason';
export type { ServicePoint } from './service-point';
export { SESSION_SECONDS } from './session-length';
export { canCollide, isPattern, routeAt } from './route-pattern';
export { isShellPage, isTextPage } from './shell-page';
export { isWellKnown } from './well-known-path';
export * from './staff-role';
export * from './ticket-news';
export * from './ticket-room';
export * from './visit-state';
