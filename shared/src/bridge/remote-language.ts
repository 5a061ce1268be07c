import type { QueryClient } from '@vez/shared/query';
import type { Bridge, Deployment, Language } from '../contracts/bridge';

export interface FollowedTexts {
  use(language: Language, terms?: Deployment['terms']): Promise<unknown>;
}

interface RemoteTexts {
  texts: FollowedTexts;
  follow?: FollowedTexts[];
  languageFailed?(): string;
}

/** Loads the texts of a language, and falls back to the previous language when they fail. */
export function languageOf(definition: RemoteTexts, queries: QueryClient) {
  /** The language in which all texts are loaded. */
  let shown: Language | undefined;
  const applyLanguage = async (bridge: Bridge) => {
    const language = bridge.language.get();
    const { terms } = bridge.deployment.get();
    // In sequence: they share one file, which each would request three times.
    for (const source of [definition.texts, ...(definition.follow ?? [])]) await source.use(language, terms);
    shown = language;
  };

  const followLanguage = async (bridge: Bridge) => {
    try {
      await applyLanguage(bridge);
    } catch {
      bridge.feedback.toast(definition.languageFailed?.() ?? '', 'error');
      if (shown !== undefined) bridge.language.set(shown);
      return;
    }
    // Server texts come in the language of the call.
    await queries.invalidateQueries();
  };
  return { applyLanguage, followLanguage };
}
