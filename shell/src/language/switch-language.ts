import type { Language } from '@vez/shared/contracts/client';
import type { Store } from '../store';

interface Source {
  use(language: Language): Promise<void>;
}

/**
 * Switches the page to a language when its texts are loaded (SHL-06). If a file fails, the old language
 * stays and `failed` is called. Switches run one at a time, in order; resolves to whether the switch succeeded.
 */
export function languageSwitch(language: Store<Language>, sources: readonly Source[], failed: () => void) {
  const readIn = (of: Language) => Promise.all(sources.map((source) => source.use(of)));
  const change = async (next: Language) => {
    try {
      await readIn(next);
    } catch {
      await readIn(language.get());
      failed();
      return false;
    }
    language.set(next);
    return true;
  };
  let last: Promise<unknown> = Promise.resolve();
  return (next: Language): Promise<boolean> => {
    const changed = last.then(() => change(next));
    last = changed;
    return changed;
  };
}
