import type { Names } from '../../texts';
import type { DepartmentRow, ServiceRow, Snapshot } from '../catalogue';
import { AS_TYPED, fitOfAny } from './fit';
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

interface Hit<Row> {
  row: Row;
  fit: number;
}
const hitsOf = <Row>(entries: Entry<Row>[], keyword: string): Hit<Row>[] =>
  entries
    .map(({ row, spellings }) => ({ row, fit: fitOfAny(keyword, spellings) }))
    .filter(({ fit }) => fit > 0);

const best = <Row>(hits: Hit<Row>[], least: number): Row[] =>
  hits
    .filter(({ fit }) => fit >= least)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST_RESULTS)
    .map(({ row }) => row);

/** What fits a folded keyword, best first; what fits with slips only where nothing fits as it was typed. */
export function find({ departments, services }: SearchIndex, keyword: string) {
  const hits = { departments: hitsOf(departments, keyword), services: hitsOf(services, keyword) };
  const isTyped = [...hits.departments, ...hits.services].some(({ fit }) => fit >= AS_TYPED);
  const least = isTyped ? AS_TYPED : 0;
  return { departments: best(hits.departments, least), services: best(hits.services, least) };
}
