import type { FormDraft, Journey, JourneyStore } from '../contracts/client';

type Value = FormDraft['values'][string];

/**
 * Unfinished forms (a remote has one such store, and clears it on log-out, ACC-12). Memory holds all input; the journey
 * keeps it across a reload, except ID numbers, which are never stored.
 */
export function createDrafts<Form extends { [Field in keyof Form]: Value }>() {
  const forms = new Map<string, Form>();
  return {
    /** The input of a form; after a reload, the stored part of it. @param of identifies the form within its remote */
    find: (of: string, { draft }: Journey): Partial<Form> | undefined =>
      forms.get(of) ?? (draft?.of === of ? (draft.values as Partial<Form>) : undefined),

    /** @param holdId the hold of the chosen slot; omitted if the previous one may still be valid */
    keep(of: string, form: Form, journey?: JourneyStore, holdId?: string): void {
      forms.set(of, form);
      const before = journey?.get().draft;
      const left = before?.of === of ? before.holdId : undefined;
      journey?.set({ draft: { of, values: { ...form }, holdId: holdId ?? left } });
    },

    /** Drops the draft when the form was sent or finished, so that the next person at this screen finds none. */
    drop(of: string, journey: JourneyStore): void {
      forms.delete(of);
      journey.set({ draft: undefined });
    },

    forget: (): void => forms.clear(),

    isEmpty: (): boolean => forms.size === 0,
  };
}
