import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Language } from '../../contracts/bridge';
import { loadUiTexts, UiTextsProvider } from '../texts';

/** Renders a part with the words of a language; under fake timers `user` moves them along. */
export async function renderPart(part: ReactNode, language: Language = 'en_us') {
  const texts = await loadUiTexts(language);
  const wrap = (inner: ReactNode) => <UiTextsProvider value={texts}>{inner}</UiTextsProvider>;
  const view = render(wrap(part));
  const user = userEvent.setup({ delay: null });
  return { ...view, user, show: (next: ReactNode) => view.rerender(wrap(next)) };
}

/** Lets fake time pass, and with it whatever waits for promises. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
