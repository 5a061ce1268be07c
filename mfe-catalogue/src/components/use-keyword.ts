import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { cleanKeyword } from '../model/keyword';
import { useTexts } from '../texts';

/** The text of a search box, without forbidden characters (VAL-01, VAL-02, VAL-05, decision 46). */
export function useKeyword(first: string) {
  const { t } = useTexts();
  const [text, setText] = useState(() => cleanKeyword(first).keyword);
  // An input method inserts apostrophes and Latin letters until a character is chosen.
  const [isComposing, setComposing] = useState(false);
  const [problem, setProblem] = useState<string>();

  const take = (raw: string) => {
    const { keyword, hadForbidden } = cleanKeyword(raw);
    setText(keyword);
    setProblem(hadForbidden ? t('messages.prohibitedInput') : undefined);
  };
  return {
    keyword: text.trim(),
    isComposing,
    problem,
    take,
    refuseBlank: () => setProblem(t('messages.keywordEmpty')),
    /** Props for the `input`. */
    box: {
      value: text,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        (nativeEvent as InputEvent).isComposing ? setText(target.value) : take(target.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setComposing(false);
        take(currentTarget.value);
      },
    },
  };
}
