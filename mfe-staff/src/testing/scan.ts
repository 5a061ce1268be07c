import { act } from '@testing-library/react';

/** Types a code as a scanner does, 5 ms a key, whatever the machine is busy with. */
export function scan(code: string): void {
  const keys = [...code, 'Enter'];
  act(() =>
    keys.forEach((key, at) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: at * 5 });
      document.body.dispatchEvent(event);
    }),
  );
}
