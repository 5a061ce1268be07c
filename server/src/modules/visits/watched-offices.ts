/** Called when something has changed at an office, with the database's time in ms. */
export type Listener = (at: number) => void;

interface Watched {
  listeners: Set<Listener>;
  /** The version of its queues at the last look. */
  version: string | undefined;
  /** Changes of this office are known since then; Infinity until the first look. */
  since: number;
  last: number;
}

/** The offices that have listeners in this process, and their known changes. */
export function watchedOffices() {
  const offices = new Map<number, Watched>();

  function tell(office: number, at: number): void {
    const watched = offices.get(office);
    if (watched === undefined) return;
    watched.last = Math.max(watched.last, at);
    watched.listeners.forEach((told) => told(at));
  }

  return {
    tell,
    tellAll: (at: number) => [...offices.keys()].forEach((office) => tell(office, at)),
    ids: () => [...offices.keys()],
    /**
     * Records a read of the office's queues, and notifies listeners if they changed since the last read. The first
     * read notifies, too: a listener may have read the office before it, and a queue has no row before the first
     * number of its day.
     */
    saw(office: number, version: string, at: number): void {
      const watched = offices.get(office);
      if (watched === undefined) return;
      const isOther = watched.version !== version;
      watched.version = version;
      if (isOther) tell(office, at);
      if (watched.since === Infinity) watched.since = at;
    },
    /** Adds a listener, and notifies it at once if there may be a change after the `last` that it knows. */
    add(office: number, last: number | undefined, told: Listener): { isNew: boolean; remove: () => void } {
      const known = offices.get(office);
      const watched = known ?? { listeners: new Set(), version: undefined, since: Infinity, last: 0 };
      offices.set(office, watched);
      watched.listeners.add(told);
      const isCurrent = last !== undefined && last >= watched.since && last >= watched.last;
      if (!isCurrent) told(Math.max(watched.last, last ?? 0));
      const remove = () => {
        watched.listeners.delete(told);
        if (watched.listeners.size === 0 && offices.get(office) === watched) offices.delete(office);
      };
      return { isNew: known === undefined, remove };
    },
  };
}
