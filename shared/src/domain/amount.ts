/** An amount without its commas, those of an ASCII and of a Chinese keyboard (VAL-24, decision 55). */
export const withoutCommas = (amount: string): string => amount.replace(/[,，]/g, '');

/** The digits of what was typed in a numeric field, full-width ones made plain (VAL-23). */
export const digitsOf = (text: string): string => withoutCommas(text.normalize('NFKC')).replace(/\D/g, '');
