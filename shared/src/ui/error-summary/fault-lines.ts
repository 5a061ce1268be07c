import type { FieldFault } from './error-summary';

/** What is said of each field, by its `id` and in the order of the page; those with nothing wrong are left out. */
export const faultLines = (messages: Readonly<Record<string, string | undefined>>): FieldFault[] =>
  Object.entries(messages).flatMap(([fieldId, message]) =>
    message === undefined ? [] : [{ fieldId, message }],
  );
