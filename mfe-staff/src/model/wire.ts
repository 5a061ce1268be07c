import type { StaffCalls } from '@vez/shared/contracts/client';

type Answer<Name extends keyof StaffCalls> = StaffCalls[Name]['answer'];

/** The logged-in user and their queues. */
export type StaffSelf = Answer<'staffSelf'>;
export type StaffQueue = StaffSelf['queues'][number];
export type Office = StaffSelf['offices'][number];
/** The desk of a counter. */
export type Desk = Answer<'desk'>;
/** The member of staff who has a counter today. */
export type CounterHolder = NonNullable<Desk['holder']>;
/** A kiosk or a display, as its supervisor sees it. */
export type StaffDevice = Answer<'staffDevices'>[number];
/** The state of this device; absent for people. */
export type OwnDevice = StaffSelf['device'];
export type OfficeCounters = Answer<'officeCounters'>;
export type OfficeCounter = OfficeCounters['counters'][number];
/** What a department closed, and what became of the people. */
export type Closure = Answer<'closures'>['closures'][number];
/** What staff tell everyone at an office. */
export type SavedNotice = Answer<'officeNotices'>['notices'][number];
/** What supervisors can change at an office, and the last changes. */
export type OfficeSettings = Answer<'officeSettings'>;
export type ServiceSettings = OfficeSettings['services'][number];
export type SettingsChange = OfficeSettings['changes'][number];
/** The waits of the last days under each order of calling. */
export type OrderEffect = Answer<'orderEffect'>;
/** How the visits of an office went. */
export type Figures = Answer<'officeFigures'>;
export type FiguresGroup = Figures['groups'][number];
/** The bookings that a change leaves outside of what the office offers. */
export type ChangeOutcome = Answer<'changeCalendar'>;
export type UnreachedPerson = Answer<'closureList'>[number];
export type Visit = Desk['waiting'][number];
export type ParkReason = NonNullable<Visit['parked']>['reason'];
export type { PriorityReason } from '@vez/shared/domain';
export type PauseReason = NonNullable<Desk['pause']>['reason'];
/** One event of a ticket's history, with its actor. */
export type VisitEvent = Answer<'counterTicketHistory'>[number];
export type OfficeTimes = Answer<'officeTimes'>;
export type VisitAnswers = Answer<'visitAnswers'>;
/** The content of a display. */
export type Board = Answer<'board'>;
/** A queue on a display. */
export type BoardQueue = NonNullable<Board['queues']>[number];
/** A name in every language. */
export type SignNames = NonNullable<Board['officeNames']>;
