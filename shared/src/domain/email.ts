// Looser than the standard: rejects only addresses that a mail server would refuse at once.
const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>".]+(\.[^\s@,;<>".]+)+$/u;
const LONGEST = 254;

/** Whether a text has the format of an email address (VAL-22, decision 55). */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
