/** How rows store text that names a person (decision record 0080). */
export interface PersonalText {
  /** For names used to find rows: the same name always has the same token. */
  token(name: string): string;
  /** A name as rows store it now: its token, or in clear while processes of the previous release may still run. */
  name(name: string): string;
  /** The same for text that is not used to find rows. */
  text(text: string): string;
  /** A stored value in clear; text that is not sealed is returned unchanged. */
  open(kept: string): string;
}

const same = (text: string) => text;
/** For connections without keys. */
const IN_CLEAR: PersonalText = { token: same, name: same, text: same, open: same };

/** Stores text in clear until it has keys, which are read from the same database. */
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

/** Opens the sealed values of rows, in place. */
export function openRows<Row extends object>(rows: Row[], personal: PersonalText): Row[] {
  for (const row of rows as Record<string, unknown>[]) {
    for (const column in row) {
      const value = row[column];
      if (typeof value === 'string') row[column] = personal.open(value);
    }
  }
  return rows;
}
