/** The number of digits of a login code, by SMS and from an office (decision 360). */
export const SMS_CODE_DIGITS = 6;
export const OFFICE_CODE_DIGITS = 10;
