/** Gives a place back; a second call does nothing. */
type GiveBack = () => void;

export interface Places {
  /**
   * Takes a place.
   * @param shares the maximum of places for each holder at a time
   * @returns undefined if all places, or those of one holder, are taken
   */
  take(shares: Readonly<Record<string, number>>): GiveBack | undefined;
}

/** Places shared by many, with a limit in total and for each holder, so that one cannot keep the others out. */
export function createPlaces(most: number): Places {
  const held = new Map<string, number>();
  let all = 0;

  const add = (holders: string[], change: number) => {
    all += change;
    for (const holder of holders) {
      const count = (held.get(holder) ?? 0) + change;
      if (count === 0) held.delete(holder);
      else held.set(holder, count);
    }
  };

  return {
    take(shares) {
      const isFull = Object.entries(shares).some(([holder, share]) => (held.get(holder) ?? 0) >= share);
      if (all >= most || isFull) return undefined;
      const holders = Object.keys(shares);
      add(holders, 1);
      let isHeld = true;
      return () => {
        if (isHeld) add(holders, -1);
        isHeld = false;
      };
    },
  };
}
