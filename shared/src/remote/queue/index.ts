export { LiveQueue } from './live-queue';
export { QueueLine } from './queue-line';
export { useFigures } from './use-figures';
export { useQueueWords, type QueueWords } from './use-queue-words';
