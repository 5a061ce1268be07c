/**
 * A value of a table by a key from outside: `constructor` and the like are no keys of it.
 * `Object.hasOwn` is missing in Chromium 88.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(table, key) ? table[key] : undefined;
