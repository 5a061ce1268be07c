/** Formats `28550100` as 2855 0100; numbers in other formats stay unchanged. */
export const readablePhone = (number: string): string => number.replace(/^(\d{4})(\d{4})$/, '$1 $2');
