import type { SignNames } from '../model/wire';
import { InBoth } from './in-both';
import type { Sign } from './use-sign-words';

interface Props {
  signs: readonly Sign[];
  /** Absent in answers of an earlier release. */
  names: SignNames | undefined;
  /** The name in the page's language. */
  otherwise: string;
}

/** A name in both languages of a sign. */
export function NamesInBoth({ signs, names, otherwise }: Props) {
  if (names === undefined || signs.length === 0) return <p>{otherwise}</p>;
  return <InBoth signs={signs} of={(_, language) => names[language] || otherwise} />;
}
