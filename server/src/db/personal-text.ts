/** How rows keep text that names a person (decision record 0080). */
export interface PersonalText {
  /** For names that rows are found by: the same name always has the same token. */
  token(name: string): string;
  /** A name as rows keep it now: its token, or in clear while processes of the release before may still run. */
  name(name: string): string;
  /** The same for text that rows are not found by. */
  text(text: string): string;
  /** What a row keeps, in clear; text that is not sealed comes back as it is. */
  open(kept: string): string;
}

const same = (text: string) => text;
/** For connections without keys. */
const IN_CLEAR: PersonalText = { token: same, name: same, text: same, open: same };

/** Keeps text in clear until it has keys: they are read from the database that it serves. */
export function personalTextOf(): PersonalText & { use(next: PersonalText): void } {
  let current = IN_CLEAR;
  return {
    token: (name) => current.token(name),
    name: (name) => current.name(name),
    text: (text) => current.text(text),
    open: (kept) => current.open(kept),
    use(next) {
      current = next;
    },
  };
}

/** Opens what is sealed in rows, in place. */
export function openRows<Row extends object>(rows: Row[], personal: PersonalText): Row[] {
  for (const row of rows as Record<string, unknown>[]) {
    for (const column in row) {
      const value = row[column];
      if (typeof value === 'string') row[column] = personal.open(value);
    }
  }
  return rows;
}
