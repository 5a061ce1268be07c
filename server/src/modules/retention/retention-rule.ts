/** When the rows of a table lose their personal data. */
export interface RetentionRule {
  /** The label of its metrics. */
  name: string;
  table: string;
  /** The primary key. */
  key: readonly string[];
  /** SQL condition for rows that are due; `$1` is a day (`YYYY-MM-DD`) or an instant, `keptDays` ago. */
  due: string;
  since: 'day' | 'instant';
  keptDays: number;
  /** Columns to empty, with their empty values. Without it the row is deleted. */
  clears?: Readonly<Record<string, string>>;
  /** Rows that never change are not locked: a lock would need the right to change them. */
  isAppendOnly?: true;
}
