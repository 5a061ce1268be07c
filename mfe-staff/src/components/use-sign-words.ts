import type { Language } from '@vez/shared/contracts/client';
import { useQuery } from '@vez/shared/query';
import { loadSignWords, type SignWords } from '../texts';

export interface Sign {
  language: Language;
  t: SignWords;
}

/** The texts of signs and slips in several languages, in order; empty until they have loaded. */
export function useSignWords(languages: readonly Language[]): Sign[] {
  const { data = NONE } = useQuery({
    queryKey: ['staff', 'signs', languages],
    queryFn: () =>
      Promise.all(languages.map(async (language) => ({ language, t: await loadSignWords(language) }))),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return data;
}
const NONE: Sign[] = [];
