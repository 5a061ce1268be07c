/** `28550100` as people write it, 2855 0100; a number of another form is left as it came. */
export const readablePhone = (number: string): string => number.replace(/^(\d{4})(\d{4})$/, '$1 $2');
