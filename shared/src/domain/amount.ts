import { asciiDigits } from './ascii-digits';

/** An amount without commas, of ASCII and Chinese keyboards (VAL-24, decision 55). */
export const withoutCommas = (amount: string): string => amount.replace(/[,，]/g, '');

/** The digits of the text in a numeric field, as ASCII ones (VAL-23). */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');
