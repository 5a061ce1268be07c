import type { Names } from '../../texts/texts';
import type { DepartmentRow, ServiceRow, Snapshot } from '../catalogue';
import { fitAsTyped, fitWithSlips } from './fit';
import { fold } from './fold';

interface Entry<Row> {
  row: Row;
  /** What it is called in each language, and its code, folded. */
  spellings: string[];
}
export interface SearchIndex {
  departments: Entry<DepartmentRow>[];
  services: Entry<ServiceRow>[];
}

const MOST_RESULTS = 40;

const entryOf = <Row extends { name: Names; code: string }>(row: Row): Entry<Row> => ({
  row,
  spellings: [...Object.values(row.name), row.code].map(fold),
});

// Folding a catalogue takes longer than searching it: done once for each reading of the catalogue.
const indexes = new WeakMap<Snapshot, SearchIndex>();

export function indexOf(snapshot: Snapshot): SearchIndex {
  const known = indexes.get(snapshot);
  if (known !== undefined) return known;
  const index = {
    departments: [...snapshot.departments.values()].map(entryOf),
    services: [...snapshot.services.values()].map(entryOf),
  };
  indexes.set(snapshot, index);
  return index;
}

const best = <Row>(entries: Entry<Row>[], fitOf: (spellings: string[]) => number): Row[] =>
  entries
    .map(({ row, spellings }) => ({ row, fit: fitOf(spellings) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST_RESULTS)
    .map(({ row }) => row);

/** What fits a folded keyword, best first; what fits with slips only where nothing fits as it was typed. */
export function find({ departments, services }: SearchIndex, keyword: string) {
  const found = (fit: typeof fitAsTyped) => ({
    departments: best(departments, (spellings) => fit(keyword, spellings)),
    services: best(services, (spellings) => fit(keyword, spellings)),
  });
  const typed = found(fitAsTyped);
  return typed.departments.length + typed.services.length > 0 ? typed : found(fitWithSlips);
}
