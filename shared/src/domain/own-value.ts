/**
 * Looks up an untrusted key in a table; inherited keys such as `constructor` do not count.
 * `Object.hasOwn` is missing in Chromium 88.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.prototype.hasOwnProperty.call(table, key) ? table[key] : undefined;
