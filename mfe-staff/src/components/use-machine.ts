import { useCallback, useRef, useState } from 'react';

/**
 * The state of a machine. `dispatch` tells whether the event changed it, also within one tick: of two clicks at once the
 * second changes nothing.
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
