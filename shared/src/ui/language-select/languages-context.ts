import { createContext, useContext } from 'react';
import type { Language } from '../../domain';

export interface Languages {
  /** Those that the deployment offers. */
  offered: readonly Language[];
  choose(language: Language): void;
}

const LanguagesContext = createContext<Languages>({ offered: [], choose: () => undefined });
export const LanguagesProvider = LanguagesContext.Provider;

export const useLanguages = (): Languages => useContext(LanguagesContext);
