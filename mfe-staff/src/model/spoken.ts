/** Formats a number for reading aloud: `A037` as `A 037`. */
export const spoken = (jettonCode: string): string => jettonCode.replace(/^([A-Z]+)(\d)/, '$1 $2');
