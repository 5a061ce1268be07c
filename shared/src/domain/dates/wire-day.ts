/** DD/MM/YYYY, a day that the calendar has. */
export function isWireDay(text: string): boolean {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  // Some engines take 30 February for 2 March: the day has to come out as it went in.
  const date = new Date(`${year}-${month}-${day}T00:00Z`);
  return date.getUTCDate() === Number(day);
}
