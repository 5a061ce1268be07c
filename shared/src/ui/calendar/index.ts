export { Calendar, type CalendarProps } from './calendar';
export { CalendarSheet } from './calendar-sheet';
export type { DayKind } from '../../domain';
