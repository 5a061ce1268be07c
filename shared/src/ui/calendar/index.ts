export { Calendar, type CalendarProps } from './calendar';
export type { DayKind } from './day-kind';
