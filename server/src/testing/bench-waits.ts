export { measureMonth } from './waits/measure';
export { MONTHS } from './waits/months';
export { readLog } from './waits/read-log';
export { replay } from '../modules/waits/replay/replay';
export { simulateOffice } from './waits/simulate-office';
