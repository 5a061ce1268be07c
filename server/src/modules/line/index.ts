export { calledSince, EARLY, figuresOf, figuresOfEach, type LineFigures } from './figures';
export { callNextOf, reachedAlerts, rejoinLine, waitingByPhone, waitingQueues } from './queue-order';
export { aheadOf } from './ahead';
export type { PlaceInLine, Queue } from './queue';
