import { randomInt, randomUUID } from 'node:crypto';
import type { Language, Mobile } from '@vez/shared/contracts';
import type { PriorityReason } from '@vez/shared/domain';
import type { CallerIdentity } from '../../module-api/module';
import { provesIdNumber, type IdentityVault } from './identity-number';
import type { TicketRow } from './ticket-row';

export interface NewTicket {
  type: TicketRow['type'];
  serviceId: number;
  locationId: number;
  mobile?: Mobile;
  /** The caller who takes it; undefined at a kiosk. */
  caller?: CallerIdentity;
  idNumber?: string | undefined;
  day: string;
  time?: string;
  priority?: boolean;
  priorityFor?: PriorityReason;
  progress: 'booked' | 'waiting';
  checkedInAt?: Date;
  cntToAlert?: number | null;
  language?: Language;
  parameters?: Record<string, string>;
}

/** Short, without letters that look alike, for reading aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const UID_LETTERS = 8;
const uidFor = (day: string) => {
  const letters = Array.from({ length: UID_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${day.slice(2).replaceAll('-', '')}-${letters.join('')}`;
};

/** The row of a new ticket, without the number and code that a statement gives it. */
export function ticketRow(vault: IdentityVault, ticket: NewTicket, now: Date): TicketRow {
  const sealed = ticket.idNumber === undefined ? undefined : vault.seal(ticket.idNumber);
  return {
    id: randomUUID(),
    uid: uidFor(ticket.day),
    type: ticket.type,
    jetton_code: '',
    service_id: ticket.serviceId,
    location_id: ticket.locationId,
    mob_area: ticket.mobile?.area ?? null,
    mob_num: ticket.mobile?.number ?? null,
    euid: ticket.caller?.person ?? null,
    corporate: ticket.caller?.kind === 'corporate',
    identify_cipher: sealed?.cipher ?? null,
    identify_digest: sealed?.digest ?? null,
    identify_proved: provesIdNumber(ticket.caller, ticket.idNumber),
    day: ticket.day,
    booking_time: ticket.time ?? '',
    number: null,
    priority: ticket.priority ?? false,
    priority_for: ticket.priorityFor ?? '',
    progress: ticket.progress,
    counter_name: '',
    called_at: null,
    checked_in_at: ticket.checkedInAt ?? null,
    cnt_to_alert: ticket.cntToAlert ?? null,
    business_code: '',
    parameters: {},
    created_at: now,
    reminded: 0,
    moved_at: null,
    coming_at: null,
    here_asked_at: null,
    let_pass_at: null,
    language: ticket.language ?? 'zh_hant',
    link_number: 0,
    rejoined_at: null,
    rejoined_behind: null,
    started_at: null,
    ended_at: null,
    parked_at: null,
    parked_for: null,
    called_by: null,
    transferred_at: null,
    transferred_from: '',
    for_counter: '',
    answers_cipher: vault.sealAnswers(ticket.parameters ?? {}),
  };
}
