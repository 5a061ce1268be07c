/** When the rows of a table lose what names a person. */
export interface RetentionRule {
  /** The label of its figures. */
  name: string;
  table: string;
  /** The primary key. */
  key: readonly string[];
  /** Which rows are due; `$1` is a day (`YYYY-MM-DD`) or an instant, `keptDays` ago. */
  due: string;
  since: 'day' | 'instant';
  keptDays: number;
  /** Columns that are emptied, with what they hold then. Without it the row is deleted. */
  clears?: Readonly<Record<string, string>>;
  /** Rows that nobody changes are not locked: that would need the right to change them. */
  isAppendOnly?: true;
}
