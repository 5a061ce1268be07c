import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

interface Cell {
  value: string;
  state?: 'free' | 'full' | 'elsewhere';
}

/**
 * Arrow keys choose each radio on their way. Where that has a price, `onPass` shows the choice, and `onChange` takes
 * it when the keyboard leaves the group, or by Enter or Space. A cell that leads elsewhere is not chosen in passing.
 */
export function usePassing(onChange: (value: string) => void, onPass?: (value: string) => void) {
  const isArrowDown = useRef(false);
  const passed = useRef<string | null>(null);
  const settle = () => {
    if (passed.current !== null) onChange(passed.current);
    passed.current = null;
  };
  return {
    choose({ value, state }: Cell) {
      if (onPass === undefined || !isArrowDown.current) {
        passed.current = null;
        onChange(value);
      } else if (state !== 'elsewhere') {
        passed.current = value;
        onPass(value);
      }
    },
    handlers: {
      onKeyDown({ key }: KeyboardEvent) {
        isArrowDown.current = key.startsWith('Arrow');
        if (key === 'Enter' || key === ' ') settle();
      },
      onKeyUp: () => void (isArrowDown.current = false),
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget)) settle();
      },
    },
  };
}
