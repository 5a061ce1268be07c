import { act } from '@testing-library/react';

/** A ticket code in the form of the server's, with an invented signature. */
export const SCANNED = `VEZ1.k3Yw0q.C28dHnpSSledKy8fak8MEQ.20261201.${'Ab-_5'.repeat(17)}x`;

/**
 * Types a code like a scanner, 5 ms a key, independent of the machine's load.
 * @param write sets the focused field to the characters typed so far
 */
export function scan(
  code: string,
  write: (typed: string) => void = () => undefined,
  { endsWithEnter = true } = {},
): void {
  const keys = [...code, ...(endsWithEnter ? ['Enter'] : [])];
  // Well after any earlier typing.
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
