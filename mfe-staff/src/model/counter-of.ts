import type { Visit } from './wire';

const AT_COUNTER: readonly Visit['state'][] = ['called', 'serving', 'parked'];

/** The counter where somebody is expected who has been called; empty for whoever waits. */
export const counterOf = ({ state, counter }: Visit): string => (AT_COUNTER.includes(state) ? counter : '');
