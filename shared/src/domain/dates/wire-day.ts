/** Whether a text is an existing day, DD/MM/YYYY. */
export function isWireDay(text: string): boolean {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  // Some engines parse 30 February as 2 March, so compare the result with the input.
  const date = new Date(`${year}-${month}-${day}T00:00Z`);
  return date.getUTCDate() === Number(day);
}
