import type { Language } from '@vez/shared/contracts/client';
import { useQuery } from '@vez/shared/query';
import { loadUiTexts, type UiTexts } from '@vez/shared/ui';
import { loadSignWords, type SignWords } from '../texts';

export interface Sign {
  language: Language;
  t: SignWords;
  /** The texts of the common parts. */
  ui: UiTexts;
}

/** The texts of signs and slips in several languages, in order; empty until they have loaded. */
export function useSignWords(languages: readonly Language[]): Sign[] {
  const { data = NONE } = useQuery({
    queryKey: ['staff', 'signs', languages],
    queryFn: () =>
      Promise.all(
        languages.map(async (language) => {
          const [t, ui] = await Promise.all([loadSignWords(language), loadUiTexts(language)]);
          return { language, t, ui };
        }),
      ),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return data;
}
const NONE: Sign[] = [];
