import type { CalendarDay } from '@vez/shared/dates';
import { paths, SESSION_SECONDS } from '@vez/shared/domain';
import { cityDay } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Secrets } from '../../secrets/keys';
import { createLinkCodes } from './link-codes';
import type { TicketRow } from './ticket-row';
import { isActive, rejoinObstacle } from './ticket-status';

type LinkedRow = Pick<TicketRow, 'uid' | 'link_number' | 'mob_area' | 'mob_num'>;

const holderOf = ({ mob_area, mob_num }: Pick<LinkedRow, 'mob_area' | 'mob_num'>) => `${mob_area}-${mob_num}`;

type Linked = NonNullable<CallerIdentity['linked']>;

/**
 * Links that open one ticket without a login (decision record 0083). A link's code is signed, and follows a `#` in the
 * address, so that no server and no preview of a messenger receives it.
 */
export interface TicketLinks {
  /** The address for a message about the ticket: shows and changes it until it is over or a newer one is sent. */
  addressOf(ticket: LinkedRow): string;
  /** An address that shows the ticket until the end of the day, and changes nothing. */
  addressToShare(ticket: LinkedRow, today: CalendarDay): string;
  /**
   * Exchanges the code of a link for a pass, which the page sends with its calls: a newer link ends the older one, but
   * not a page that has opened it.
   * @throws Refusal `linkWrong`, `linkReplaced`, `linkOver`
   */
  open(db: Queryable, code: string): Promise<Omit<Linked, 'obstacle'> & { pass: string }>;
  /** The ticket of a pass or of a code; undefined for one that is not ours. */
  linkedBy(db: Queryable, code: string): Promise<Linked | undefined>;
}

const FIND = statement('ticket-by-uid', 'SELECT * FROM ticket WHERE uid = $1');

/** As long as a login. */
const PASS_MINUTES = SESSION_SECONDS / 60;
const minuteOf = (instant: Date) => Math.floor(instant.getTime() / 60_000);
const shortDay = (day: CalendarDay) => day.slice(2).replaceAll('-', '');

/** A ticket is over when its visit has ended; a person who missed the call can still come back for a while. */
const isOver = (row: TicketRow, now: Date): boolean =>
  row.day < cityDay(now) || !(isActive(row) || rejoinObstacle(row, now) === undefined);

export function createTicketLinks(
  { clock }: { clock: Clock },
  secrets: Secrets,
  origin: string,
): TicketLinks {
  const codes = createLinkCodes(secrets);

  function obstacleOf(scope: string, row: TicketRow, now: Date): Linked['obstacle'] {
    const rest = scope.slice(1);
    const hasEnded =
      (scope.startsWith('r') && rest < shortDay(cityDay(now))) ||
      (scope.startsWith('p') && Number(rest) < minuteOf(now));
    if (hasEnded || isOver(row, now)) return 'linkOver';
    return /^\d/.test(scope) && Number(scope) !== row.link_number ? 'linkReplaced' : undefined;
  }

  /** The row of a code that is ours. */
  async function find(db: Queryable, code: string) {
    const link = codes.read(code);
    const [row] = link === undefined ? [] : await db.query(FIND, [link.uid]);
    if (link === undefined || row === undefined || !codes.isOurs(link, holderOf(row))) return undefined;
    const { scope } = link;
    const mayChange = !scope.startsWith('r');
    return {
      row,
      scope,
      linked: { ticketId: row.id, mayChange, obstacle: obstacleOf(scope, row, clock.now()) },
    };
  }

  const addressWith = (row: LinkedRow, scope: string) =>
    `${origin}${paths.ticketLink()}#${codes.write(row.uid, scope, holderOf(row))}`;

  return {
    addressOf: (ticket) => addressWith(ticket, String(ticket.link_number)),
    addressToShare: (ticket, today) => addressWith(ticket, `r${shortDay(today)}`),
    async open(db, code) {
      const found = await find(db, code);
      // A pass renews no pass.
      if (found === undefined || found.scope.startsWith('p')) throw new Refusal('linkWrong');
      const { row, scope } = found;
      const { obstacle, ...linked } = found.linked;
      if (obstacle !== undefined) throw new Refusal(obstacle);
      const ends = minuteOf(clock.now()) + PASS_MINUTES;
      return { ...linked, pass: codes.write(row.uid, linked.mayChange ? `p${ends}` : scope, holderOf(row)) };
    },
    linkedBy: async (db, code) => (await find(db, code))?.linked,
  };
}
