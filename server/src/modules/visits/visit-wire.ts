import type { Language, Visit } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import { PARK_REASONS, PAUSE_REASONS, PRIORITY_REASONS } from '@vez/shared/domain';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { closureOfBooking, visitStateOfRow, type IdentityVault, type TicketRow } from '../tickets';
import type { CounterPause } from '../counters';
import { shortName } from './short-name';

const NAME_QUESTIONS = statement(
  'visits-name-questions',
  `SELECT service_id, name FROM reservation_parameter WHERE type = 'NAME' AND service_id = ANY($1) ORDER BY position`,
);

/** The names that people gave with their bookings, by ticket; empty if none was asked for. */
export async function namesOf(
  db: Queryable,
  vault: IdentityVault,
  rows: readonly TicketRow[],
): Promise<(row: TicketRow) => string> {
  const withAnswers = rows.filter(
    ({ answers_cipher, parameters }) => answers_cipher !== null || Object.keys(parameters).length > 0,
  );
  if (withAnswers.length === 0) return () => '';
  const services = [...new Set(withAnswers.map(({ service_id }) => service_id))];
  const questions = await db.query(NAME_QUESTIONS, [services]);
  return (row) => {
    const asked = questions.filter(({ service_id }) => service_id === row.service_id);
    if (asked.length === 0) return '';
    const answers = vault.openAnswers(row);
    return asked.map(({ name }) => answers[name] ?? '').find((answer) => answer !== '') ?? '';
  };
}

export interface VisitView {
  catalogue: Catalogue;
  vault: IdentityVault;
}

/** The reader of visits: devices get no data of a person. */
export interface Reader {
  caller: CallerIdentity;
  language: Language;
  now: Date;
}

const isDevice = ({ staff }: CallerIdentity) => staff?.role === 'kiosk' || staff?.role === 'display';
const instant = (at: Date | null) => at?.toISOString() ?? null;

/** A break as screens show it. */
export const pauseOf = ({ since, until, reason }: CounterPause) => ({
  since: since.toISOString(),
  until: instant(until),
  reason: PAUSE_REASONS.find((known) => known === reason) ?? ('' as const),
});
const priorityReasonOf = ({ priority_for }: TicketRow) =>
  PRIORITY_REASONS.find((reason) => reason === priority_for) ?? '';
const parkReasonOf = ({ parked_for }: TicketRow) =>
  PARK_REASONS.find((reason) => reason === parked_for) ?? '';

/** Rows in the form for an office, in their order. */
export async function visitsOf(
  db: Queryable,
  { catalogue, vault }: VisitView,
  rows: readonly TicketRow[],
  { caller, language, now }: Reader,
): Promise<Visit[]> {
  const nameOf = isDevice(caller) ? () => '' : await namesOf(db, vault, rows);
  return rows.map((row) => ({
    ticketId: row.id,
    jettonCode: row.jetton_code,
    serviceId: row.service_id,
    serviceName: nameIn(catalogue.snapshot.services.get(row.service_id)?.name, language),
    kind: row.type === 'QUEUE' ? ('number' as const) : ('booking' as const),
    state: visitStateOfRow(row, now),
    time: row.booking_time,
    arrivedAt: instant(row.checked_in_at),
    calledAt: instant(row.called_at),
    startedAt: instant(row.started_at),
    endedAt: instant(row.ended_at),
    counter: row.counter_name,
    priority: row.priority,
    ...(row.priority &&
      !isDevice(caller) &&
      row.priority_for !== '' && { priorityFor: priorityReasonOf(row) }),
    ...(row.type !== 'QUEUE' && { day: toWireDate(row.day) }),
    from: row.transferred_from,
    person: shortName(nameOf(row)),
    ...(row.progress === 'booked' && row.coming_at !== null && { confirmed: true }),
    ...(closureOfBooking(catalogue, row) && { officeClosed: true }),
    ...(row.parked_at !== null && {
      parked: { since: row.parked_at.toISOString(), reason: parkReasonOf(row) },
    }),
  }));
}

export const visitOf = async (db: Queryable, view: VisitView, row: TicketRow, reader: Reader) =>
  (await visitsOf(db, view, [row], reader))[0]!;
