import MiniSearch, {
  type Options,
  type Query,
  type SearchOptions,
  type SearchResult as Hit,
} from 'minisearch';
import type { Snapshot } from '../catalogue';

interface Identified {
  id: string;
}

interface Reading<Entry extends Identified, Source extends Identified> {
  /** The texts to index, as they are in the catalogue. */
  sourcesIn(snapshot: Snapshot): Iterable<Source>;
  entryOf(source: Source): Entry;
  options: Options<Entry>;
}

/** An index that follows the catalogue: unchanged entries are not read again. */
export class CatalogueIndex<Entry extends Identified, Source extends Identified> {
  private readonly engine: MiniSearch<Entry>;
  private readonly entries = new Map<string, { entry: Entry; asRead: string }>();
  private followed: Snapshot | undefined;

  constructor(private readonly reading: Reading<Entry, Source>) {
    // The terms are folded already.
    this.engine = new MiniSearch<Entry>({ processTerm: (term) => term, ...reading.options });
  }

  follow(snapshot: Snapshot): void {
    if (snapshot === this.followed) return;
    this.followed = snapshot;
    const gone = new Set(this.entries.keys());
    for (const source of this.reading.sourcesIn(snapshot)) {
      gone.delete(source.id);
      const asRead = JSON.stringify(source);
      const known = this.entries.get(source.id);
      if (known?.asRead === asRead) continue;
      const entry = this.reading.entryOf(source);
      if (known) this.engine.replace(entry);
      else this.engine.add(entry);
      this.entries.set(source.id, { entry, asRead });
    }
    for (const id of gone) {
      this.engine.discard(id);
      this.entries.delete(id);
    }
  }

  entryOf(id: string): Entry | undefined {
    return this.entries.get(id)?.entry;
  }

  /** The entries that match a query of ready terms. */
  search(query: Query, options: SearchOptions = {}): { entry: Entry; hit: Hit }[] {
    return this.engine
      .search(query, { tokenize: (term) => [term], ...options })
      .map((hit) => ({ entry: this.entries.get(hit.id as string)!.entry, hit }));
  }
}
