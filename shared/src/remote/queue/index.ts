export { CalendarLine } from './calendar-line';
export { LiveQueue } from './live-queue';
export { QueueLine, SAID_BY_BADGE } from './queue-line';
export { StateBadge } from './state-badge';
export { useCalendarWords } from './use-calendar-words';
export { useFigures } from './use-figures';
export { useQueueWords, type QueueWords } from './use-queue-words';
