import type { OtherNameRow, Snapshot } from '../catalogue';
import { CatalogueIndex } from './catalogue-index';
import { fold } from './fold';
import { termsOf } from './words';

type Field = 'name' | 'otherName' | 'type' | 'code';
const FIELDS: Field[] = ['name', 'otherName', 'type', 'code'];

/** A name counts most; a code consists of letters that often mean something else, as in `FSS-BIR`. */
const BOOST: Record<Field, number> = { name: 3, otherName: 2.5, type: 1, code: 0.6 };

export interface Entry {
  /** `department:3` or `service:12` */
  id: string;
  /** The texts of each field, in all languages, folded. */
  fields: Record<Field, string[]>;
  otherNames: { row: OtherNameRow; folded: string }[];
}

/** The texts of an entry as they are in the catalogue. */
interface Source {
  id: string;
  names: string[];
  type: string[];
  code: string;
  otherNames: OtherNameRow[];
}

function* sourcesIn(snapshot: Snapshot): Generator<Source> {
  for (const { id, name, code } of snapshot.departments.values()) {
    yield { id: `department:${id}`, names: Object.values(name), type: [], code, otherNames: [] };
  }
  for (const { id, name, code, service_type_id } of snapshot.services.values()) {
    const type = Object.values(snapshot.serviceTypes.get(service_type_id)!.name);
    const otherNames = snapshot.otherNames.get(id) ?? [];
    yield { id: `service:${id}`, names: Object.values(name), type, code, otherNames };
  }
}

const foldedOnce = (texts: string[]) => [...new Set(texts.map(fold))];

function entryOf({ id, names, type, code, otherNames }: Source): Entry {
  const others = otherNames.map((row) => ({ row, folded: fold(row.name) }));
  return {
    id,
    fields: {
      name: foldedOnce(names),
      otherName: [...new Set(others.map(({ folded }) => folded))],
      type: foldedOnce(type),
      code: [fold(code)],
    },
    otherNames: others,
  };
}

const LINE = '\n';

/** Indexes the words of a catalogue. */
export class SearchIndex extends CatalogueIndex<Entry, Source> {
  constructor() {
    super({
      sourcesIn,
      entryOf,
      options: {
        fields: FIELDS,
        extractField: (entry, field) => (field === 'id' ? entry.id : entry.fields[field as Field].join(LINE)),
        tokenize: (texts) => texts.split(LINE).flatMap(termsOf),
        searchOptions: { boost: BOOST },
      },
    });
  }
}
