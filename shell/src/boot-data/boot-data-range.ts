/**
 * The versions of boot data that this shell reads. The server writes the newest that both know (decision record 0084):
 * add one when the shell needs something new from the page or from a call, and drop the oldest when nothing reads it.
 */
export const BOOT_DATA_RANGE = { oldest: 2, newest: 2 };
