import type { SignNames } from '../model/wire';
import { InBoth } from './in-both';
import type { Sign } from './use-sign-words';

interface Props {
  signs: readonly Sign[];
  /** What a server of an earlier release leaves out. */
  names: SignNames | undefined;
  /** The same in the language of the page alone. */
  otherwise: string;
}

/** A name in the two languages of a sign. */
export function NamesInBoth({ signs, names, otherwise }: Props) {
  if (names === undefined || signs.length === 0) return <p>{otherwise}</p>;
  return <InBoth signs={signs} of={(_, language) => names[language] || otherwise} />;
}
