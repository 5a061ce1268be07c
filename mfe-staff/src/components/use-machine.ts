import { useCallback, useRef, useState } from 'react';

/**
 * Holds the state of a machine. `dispatch` returns whether the event changed the state, also within one tick, so that the
 * second of two simultaneous clicks has no effect.
 */
export function useMachine<State, Event>(machine: (state: State, event: Event) => State, first: () => State) {
  const [state, show] = useState(first);
  const latest = useRef(state);
  const dispatch = useCallback(
    (event: Event): boolean => {
      const next = machine(latest.current, event);
      const hasChanged = next !== latest.current;
      latest.current = next;
      show(next);
      return hasChanged;
    },
    [machine],
  );
  return [state, dispatch] as const;
}
