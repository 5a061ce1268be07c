import type { StaffCalls } from '@vez/shared/contracts/client';

type Answer<Name extends keyof StaffCalls> = StaffCalls[Name]['answer'];

/** Who is logged in at an office, and what they may serve. */
export type StaffSelf = Answer<'staffSelf'>;
export type StaffQueue = StaffSelf['queues'][number];
export type Office = StaffSelf['offices'][number];
/** What a counter sees. */
export type Desk = Answer<'desk'>;
/** The member of staff who has a counter today. */
export type CounterHolder = NonNullable<Desk['holder']>;
export type Visit = Desk['waiting'][number];
/** What happened to a ticket, and who did it. */
export type VisitEvent = Answer<'counterTicketHistory'>[number];
export type OfficeTimes = Answer<'officeTimes'>;
export type VisitAnswers = Answer<'visitAnswers'>;
/** What a display sees. */
export type Board = Answer<'board'>;
/** A name in every language. */
export type SignNames = NonNullable<Board['officeNames']>;
