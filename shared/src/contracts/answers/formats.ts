export { isWireDay } from '../../domain/dates/wire-day';

/** HH:mm, 24 hours. */
export const isWireTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** ISO 8601: an instant such as `2026-12-01T01:31:00Z`, or a day. */
export const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text) && +new Date(text) > 0;

export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/.test(text);
