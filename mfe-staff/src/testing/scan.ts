import { act } from '@testing-library/react';

/**
 * Types a code as a scanner does, 5 ms a key, whatever the machine is busy with.
 * @param write puts into the field with the focus what was typed so far
 */
export function scan(code: string, write: (typed: string) => void = () => undefined): void {
  const keys = [...code, 'Enter'];
  // Well after whatever hands have typed.
  const from = new Event('keydown').timeStamp + 1_000;
  act(() =>
    keys.forEach((key, at) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: from + at * 5 });
      document.body.dispatchEvent(event);
      if (key !== 'Enter') write(code.slice(0, at + 1));
    }),
  );
}
