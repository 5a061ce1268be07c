import type { Visit } from './wire';

const AT_COUNTER: readonly Visit['state'][] = ['called', 'serving', 'parked'];

/** The counter that called a person; empty while they wait. */
export const counterOf = ({ state, counter }: Visit): string => (AT_COUNTER.includes(state) ? counter : '');
