/** The result of one item of a batch. */
export type Outcome<Answer> = { answer: Answer } | { fault: unknown };

/** Runs a check of one item; a thrown error fails that item alone. */
export function outcomeOf<Answer>(check: () => Answer): Outcome<Answer> {
  try {
    return { answer: check() };
  } catch (fault) {
    return { fault };
  }
}

/** Continues with the items that have not failed. @returns an outcome for each item, in their order */
export async function continueWith<Good, Answer>(
  outcomes: Outcome<Good>[],
  next: (good: Good[]) => Promise<Outcome<Answer>[]>,
): Promise<Outcome<Answer>[]> {
  const good = outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []));
  const done = good.length === 0 ? [] : await next(good);
  let nth = 0;
  return outcomes.map((outcome) => ('answer' in outcome ? done[nth++]! : outcome));
}

/** Groups items by key, in order of arrival. */
export function byKey<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
