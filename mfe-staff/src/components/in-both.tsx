import type { ReactNode } from 'react';
import { HTML_LANG } from '@vez/shared/domain';
import type { SignNames } from '../model/wire';
import type { Sign } from './use-sign-words';

interface Props {
  signs: readonly Sign[];
  of(t: Sign['t'], language: Sign['language'], ui: Sign['ui']): ReactNode;
}

/** One line for each of two languages, marked with `lang`; a single line if both texts are equal. */
export function InBoth({ signs, of }: Props) {
  const lines = signs.slice(0, 2).map(({ language, t, ui }) => ({ language, says: of(t, language, ui) }));
  return lines
    .filter(({ says }, at) => at === 0 || says !== lines[0]!.says)
    .map(({ language, says }) => (
      <p key={language} lang={HTML_LANG[language]}>
        {says}
      </p>
    ));
}

interface NamesProps {
  signs: readonly Sign[];
  /** Absent in answers of an earlier release. */
  names: SignNames | undefined;
  /** The name in the page's language. */
  otherwise: string;
  /** Follows the name. */
  also?(t: Sign['t']): string | false;
}

/** A name in both languages of a sign. */
export function NamesInBoth({ signs, names, otherwise, also = () => false }: NamesProps) {
  if (names === undefined || signs.length === 0) return <p>{otherwise}</p>;
  return (
    <InBoth
      signs={signs}
      of={(t, language) => [names[language] || otherwise, also(t)].filter(Boolean).join(' · ')}
    />
  );
}
