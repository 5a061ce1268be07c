import type { Names } from '../../texts/texts';
import type { Snapshot } from '../catalogue';

/** Begins the ids of life events. */
export const EVENT = 'event:';

/** The Chinese texts of an entry. */
export interface SoundSource {
  /** `department:3`, `service:12` or `event:birth` */
  id: string;
  texts: string[];
}

/** Traditional last: of two texts that sound the same it is kept, and jyutping reads it better. */
const CHINESE = ['zh_hans', 'zh_hant'] as const;
const namesIn = (names: Names) => CHINESE.flatMap((language) => names[language] ?? []);
const rowsIn = <Row extends { language: string }>(rows: Row[], textOf: (row: Row) => string) =>
  CHINESE.flatMap((language) => rows.filter((row) => row.language === language).map(textOf));

/** What can be typed in Latin letters. */
export function* sourcesIn({
  departments,
  services,
  otherNames,
  lifeEvents,
}: Snapshot): Generator<SoundSource> {
  for (const { id, name } of departments.values()) yield { id: `department:${id}`, texts: namesIn(name) };
  for (const { id, name } of services.values()) {
    const others = rowsIn(otherNames.get(id) ?? [], (row) => row.name);
    yield { id: `service:${id}`, texts: [...namesIn(name), ...others] };
  }
  for (const { code, name, phrases } of lifeEvents) {
    const said = rowsIn(phrases, ({ phrase }) => phrase);
    yield { id: `${EVENT}${code}`, texts: [...namesIn(name), ...said] };
  }
}
