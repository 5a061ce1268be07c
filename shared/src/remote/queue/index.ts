export { CalendarLine } from './calendar-line';
export { LiveQueue } from './live-queue';
export { QueueLine } from './queue-line';
export { StateBadge } from './state-badge';
export { StateLines } from './state-lines';
export { StateMark } from './state-mark';
export { useCalendarWords } from './use-calendar-words';
export { useFigures } from './use-figures';
export { useQueueWords, type QueueWords } from './use-queue-words';
