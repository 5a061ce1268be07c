import type { Device, Language, PARAMETER_TYPES } from '@vez/shared/contracts';
import type { SmsKind } from '../texts/sms-kind';
import type { Names } from '../texts/texts';

/** Columns of which the program knows more than the database: words out of a list, and what is in JSON. */
export interface ColumnTypes {
  /** Where it was and what was set; nothing of a person. */
  'audit.facts': Record<string, unknown>;
  'category.name': Names;
  'category.ui_name': Names;
  'counter_place.floor': Names;
  'counter_place.area': Names;
  'counter_place.way': Names;
  'department.name': Names;
  'department.ui_name': Names;
  /** For services without a text of their own; null where there is none. */
  'department.service_detail': Names;
  'favourite.type': 'QUEUE' | 'reservation';
  'guide.title': Names;
  'guide.text': Names;
  'location.name': Names;
  'location.address': Names;
  'location.description': Names;
  'public_holiday.name': Names;
  'reservation_parameter.type': (typeof PARAMETER_TYPES)[number];
  'reservation_parameter.description': Names;
  'reservation_parameter.options': { value: string; label: Names }[];
  'service.name': Names;
  'service.detail_type': 'URL' | 'html';
  'service.detail_html': Names;
  'service.warning': Names;
  'service.recommend_type': 'SYSTEM_SERVICE' | 'OTHER_SERVICE';
  'service.ui_name': Names;
  'service.notice': Names;
  /** Set by the office; it decides before every other rule of the day (decision 4). */
  'service_location.period_ticket_state': '' | 'HOLIDAY' | 'SPECIALDAY' | 'FULLDAY';
  'service_location.slot_style': 'list' | 'dropDown';
  'service_location.area': Names;
  'service_location.sub_area': Names;
  'service_other_name.language': Language;
  'service_type.name': Names;
  'session.device': Device;
  /** Minutes of the day, and how many people are expected then. */
  'wait_state.bookings': readonly (readonly [minute: number, people: number])[];
  /** For each length of a queue. */
  'wait_state.calibration': readonly (readonly [low: number, high: number] | null)[];
  /** Of like queues, for one that is new; null for others. */
  'wait_state.typical': {
    secondsPerPerson: number;
    calibration: readonly (readonly [low: number, high: number] | null)[];
  } | null;
  'slot_hold.state': 'held' | 'used' | 'released' | 'expired';
  'sms_outbox.kind': SmsKind;
  'ticket.type': 'QUEUE' | 'RESERCATION' | 'PERIOD';
  'ticket.progress': 'booked' | 'waiting' | 'called' | 'treated' | 'absent' | 'cancelled';
  /** Answers in clear, of a release before; sealed in the background (`tickets/answers.ts`). */
  'ticket.parameters': Record<string, string>;
  'ticket.language': Language;
}
