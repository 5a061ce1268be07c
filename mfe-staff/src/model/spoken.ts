/** A number as it is read out: `A037` is `A 037`. */
export const spoken = (jettonCode: string): string => jettonCode.replace(/^([A-Z]+)(\d)/, '$1 $2');
