/** What came of one of those who went together. */
export type Outcome<Answer> = { answer: Answer } | { fault: unknown };

/** Runs a check of one: what it throws is that one's fault and nobody else's. */
export function outcomeOf<Answer>(check: () => Answer): Outcome<Answer> {
  try {
    return { answer: check() };
  } catch (fault) {
    return { fault };
  }
}

/** Goes on with those that have no fault yet; an outcome for each of all, in their order. */
export async function goOn<Good, Answer>(
  outcomes: Outcome<Good>[],
  next: (good: Good[]) => Promise<Outcome<Answer>[]>,
): Promise<Outcome<Answer>[]> {
  const good = outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []));
  const done = good.length === 0 ? [] : await next(good);
  let nth = 0;
  return outcomes.map((outcome) => ('answer' in outcome ? done[nth++]! : outcome));
}

/** Those who want the same, in their order, by the key of what they want. */
export function byKey<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
