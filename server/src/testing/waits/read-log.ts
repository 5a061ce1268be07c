import { DAY, MINUTE, type LoggedTicket, type OfficeLog } from '../../modules/waits/replay/office-log';

/** Without a record of openings, a counter counts as open if it called within so many seconds. */
const SEEN_WITHIN = 30 * MINUTE;
const COLUMNS = ['arrived_at', 'called_at', 'counter', 'absent', 'booked_for'] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

function ticketOf(row: Row, since: number, line: number): LoggedTicket {
  const secondsOf = (value: string | undefined): number | undefined => {
    if (value === undefined || value === '') return undefined;
    const at = Date.parse(value);
    if (Number.isNaN(at)) throw new Error(`Line ${line}: “${value}” is no instant (ISO 8601).`);
    return (at - since) / 1_000;
  };
  const [calledAt, bookedFor] = [secondsOf(row.called_at), secondsOf(row.booked_for)];
  return {
    arrivedAt: secondsOf(row.arrived_at) ?? Infinity,
    ...(calledAt !== undefined && { calledAt }),
    ...(bookedFor !== undefined && { bookedFor }),
    counter: row.counter ?? '',
    isAbsent: row.absent === 'true',
  };
}

function openingsOf(tickets: LoggedTicket[]) {
  const calls = tickets.flatMap(({ calledAt, counter }) =>
    calledAt === undefined ? [] : [{ calledAt, counter }],
  );
  const moments = [...new Set(calls.flatMap(({ calledAt }) => [calledAt, calledAt + SEEN_WITHIN]))];
  return moments
    .sort((a, b) => a - b)
    .map((at) => {
      const seen = calls.filter(({ calledAt }) => calledAt <= at && calledAt > at - SEEN_WITHIN);
      return { at, open: new Set(seen.map(({ counter }) => counter)).size };
    });
}

/**
 * A recorded log: CSV with a heading, a line for each ticket of one queue, in any order. Columns: `arrived_at`,
 * `called_at` (empty: never), `counter`, `absent` (`true` or not), `booked_for` (empty: a number); instants in ISO 8601.
 * @param offsetHours of the city, ahead of UTC
 * @throws Error with the line that cannot be read
 */
export function readLog(name: string, csv: string, offsetHours: number): OfficeLog {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const columns = head.split(',').map((column) => column.trim());
  const missing = COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new Error(`Columns missing: ${missing.join(', ')}.`);
  const rows = lines.map((line): Row => {
    const cells = line.split(',').map((cell) => cell.trim());
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
  });
  const instants = rows
    .map((row) => Date.parse(row.arrived_at || row.booked_for || ''))
    .filter((at) => at > 0);
  const first = Math.min(...instants) + offsetHours * 3_600_000;
  const since = Math.floor(first / (DAY * 1_000)) * DAY * 1_000 - offsetHours * 3_600_000;
  const tickets = rows.map((row, at) => ticketOf(row, since, at + 2));
  return { name, tickets, counters: openingsOf(tickets) };
}
