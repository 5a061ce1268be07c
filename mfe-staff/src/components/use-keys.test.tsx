import { useLayoutEffect } from 'react';
import { render } from '@testing-library/react';
import { useKeys } from './use-keys';

/** Presses a key as soon as the page shows something else, before the browser has painted it. */
function PressesAtOnce({ shown, onAct }: { shown: string; onAct(shown: string): void }) {
  useKeys({ F6: () => onAct(shown) });
  useLayoutEffect(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' }));
  }, [shown]);
  return <p>{shown}</p>;
}

it('acts on what the screen shows, from the first moment', () => {
  const onAct = jest.fn();
  const { rerender } = render(<PressesAtOnce shown="nobody" onAct={onAct} />);
  rerender(<PressesAtOnce shown="somebody found" onAct={onAct} />);
  expect(onAct.mock.calls).toEqual([['nobody'], ['somebody found']]);
});
