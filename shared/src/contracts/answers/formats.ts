/** DD/MM/YYYY, a day that the calendar has. */
export function isWireDay(text: string): boolean {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  // Some engines take 30 February for 2 March: the day has to come out as it went in.
  const date = new Date(`${year}-${month}-${day}T00:00Z`);
  return +date > 0 && date.getUTCDate() === Number(day);
}

/** HH:mm, 24 hours. */
export const isWireTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** ISO 8601: an instant such as `2026-12-01T01:31:00Z`, or a day. */
export const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text) && +new Date(text) > 0;

export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/.test(text);
