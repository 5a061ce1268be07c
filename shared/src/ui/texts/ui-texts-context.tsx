import { createContext, useContext } from 'react';
import type { UiTexts } from './ui-texts';

const UiTextsContext = createContext<UiTexts | null>(null);

/** Gives every part below it its words: `<UiTextsProvider value={await loadUiTexts('pt_pt')}>`. */
export const UiTextsProvider = UiTextsContext.Provider;

export function useUiTexts(): UiTexts {
  const texts = useContext(UiTextsContext);
  if (texts === null) throw new Error('A part needs its words: put UiTextsProvider above it.');
  return texts;
}
