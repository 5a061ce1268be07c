/** How many digits a login code has: as an SMS brings it, and as an office hands it out (decision 360). */
export const SMS_CODE_DIGITS = 6;
export const OFFICE_CODE_DIGITS = 10;
