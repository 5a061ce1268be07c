import type { Queryable } from '../db/db';
import type { Names } from '../texts/texts';
import { insert } from './insert';
import { toSimplified } from './names';

type Language = keyof Names;
type Texts = Partial<Record<Language, string[]>>;

/** A life event as a city's file holds it, by code. */
export interface LifeEventData {
  icon: string;
  name: Names;
  /** What to bring for all of it. */
  bring?: Texts;
  /** In order; each by the code of the service, or by its Portuguese name. */
  services: { code?: string; name?: string; note?: Names }[];
  phrases: Texts;
}

/** Simplified Chinese is made from Traditional unless the file has its own. */
const withSimplified = <Text>(texts: Partial<Record<Language, Text>>, convert: (text: Text) => Text) =>
  texts.zh_hans === undefined && texts.zh_hant !== undefined
    ? { ...texts, zh_hans: convert(texts.zh_hant) }
    : texts;
const namesOf = (names: Names): Names => withSimplified(names, toSimplified);
const listsOf = (texts: Texts): Texts => withSimplified(texts, (lines) => lines.map(toSimplified));

const linesOf = (texts: Texts): Names =>
  Object.fromEntries(Object.entries(listsOf(texts)).map(([language, lines]) => [language, lines.join('\n')]));

const phraseRows = (code: string, phrases: Texts) =>
  Object.entries(phrases).flatMap(([language, said]) =>
    [...new Set(said)].map((phrase) => ({ event_code: code, language, phrase })),
  );

/** What happens in a life and takes several visits. `serviceId` throws for a service that the city lacks. */
export async function seedLifeEvents(
  tx: Queryable,
  events: Record<string, LifeEventData>,
  serviceId: (service: LifeEventData['services'][number]) => number,
): Promise<void> {
  const all = Object.entries(events);
  await insert(
    tx,
    'life_event',
    all.map(([code, { icon, name, bring }], position) => ({
      ...{ code, name: namesOf(name), ui_icon: icon, position },
      bring: bring === undefined ? null : linesOf(bring),
    })),
  );
  await insert(
    tx,
    'life_event_phrase',
    all.flatMap(([code, { phrases }]) => phraseRows(code, phrases)),
  );
  await insert(
    tx,
    'life_event_service',
    all.flatMap(([code, { services }]) =>
      services.map((service, position) => ({
        event_code: code,
        service_id: serviceId(service),
        note: service.note === undefined ? null : namesOf(service.note),
        position,
      })),
    ),
  );
}
