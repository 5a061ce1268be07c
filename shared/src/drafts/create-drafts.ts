import type { FormDraft, Journey, JourneyStore } from '../contracts/client';

type Value = FormDraft['values'][string];

/**
 * Forms as they were left (a remote has one such store, and forgets it at a logout, ACC-12). In memory stands all that
 * was typed; the journey keeps it over a reload, but for ID numbers, which are never written down.
 */
export function createDrafts<Form extends { [Field in keyof Form]: Value }>() {
  const forms = new Map<string, Form>();
  return {
    /** What was typed; after a reload the part of it that was kept. @param of which form, in its remote's own words */
    find: (of: string, { draft }: Journey): Partial<Form> | undefined =>
      forms.get(of) ?? (draft?.of === of ? (draft.values as Partial<Form>) : undefined),

    /** @param holdId the hold of the chosen slot; left out where the one before may still stand */
    keep(of: string, form: Form, journey?: JourneyStore, holdId?: string): void {
      forms.set(of, form);
      const before = journey?.get().draft;
      const left = before?.of === of ? before.holdId : undefined;
      journey?.set({ draft: { of, values: { ...form }, holdId: holdId ?? left } });
    },

    /** Sent on, or done: the next person at this screen finds nothing. */
    drop(of: string, journey: JourneyStore): void {
      forms.delete(of);
      journey.set({ draft: undefined });
    },

    forget: (): void => forms.clear(),

    isEmpty: (): boolean => forms.size === 0,
  };
}
