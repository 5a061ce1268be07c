import type { CallAnswer, Calls, Language, SearchResult } from '@vez/shared/contracts';
import { NotFound } from '../../module-api/refusal';
import { nameIn } from '../../texts/texts';
import { listedIn, wireIn, type Catalogue } from '../catalogue';
import { isOffered } from './is-offered';

interface Reader {
  language: Language;
  remoteCounter?: boolean | undefined;
}

/** An event with those of its services that this counter offers; undefined without any. */
function eventIn(catalogue: Catalogue, code: string, { remoteCounter }: Reader) {
  const { snapshot } = catalogue;
  const event = snapshot.lifeEvents.find((one) => one.code === code);
  const steps = (event?.services ?? []).flatMap(({ service_id, note }) => {
    const row = snapshot.services.get(service_id);
    return row !== undefined && isOffered(catalogue, row, remoteCounter) ? [{ row, note }] : [];
  });
  return event === undefined || steps.length === 0 ? undefined : { event, steps };
}

/** A life event as a row of search results; undefined if this counter offers nothing for it. */
export function foundEvent(
  catalogue: Catalogue,
  code: string,
  reader: Reader,
): NonNullable<SearchResult['events']>[number] | undefined {
  const found = eventIn(catalogue, code, reader);
  return (
    found && {
      code,
      name: nameIn(found.event.name, reader.language),
      uiIcon: found.event.ui_icon,
      serviceCount: found.steps.length,
    }
  );
}

/** A life event with its services in order. @throws NotFound also if this counter offers nothing for it */
export function lifeEvent(
  catalogue: Catalogue,
  code: string,
  reader: Reader,
): CallAnswer<Calls['lifeEvent']> {
  const found = eventIn(catalogue, code, reader);
  if (found === undefined) throw new NotFound();
  const { event, steps } = found;
  const { language } = reader;
  const { serviceSummary } = wireIn(language, catalogue);
  return {
    code,
    name: nameIn(event.name, language),
    bring: nameIn(event.bring, language).split('\n').filter(Boolean),
    services: steps.map(({ row, note }) => ({
      ...listedIn(true)(serviceSummary(row)),
      ...(note !== null && { note: nameIn(note, language) }),
      openReservationParameter: catalogue.snapshot.hasParameters.has(row.id),
      hasWarning: nameIn(row.warning, language) !== '',
    })),
  };
}
