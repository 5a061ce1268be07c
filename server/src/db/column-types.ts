import type { Device, Language, PARAMETER_TYPES, QueueInfo, SavedNotice } from '@vez/shared/contracts';
import type { SmsKind } from '../texts/sms-kind';
import type { Names } from '../texts/texts';

/** Columns whose types are narrower than the database knows: words from a list, and JSON. */
export interface ColumnTypes {
  /** Where an act took place and what it set; no personal data. */
  'audit.facts': Record<string, unknown>;
  'category.name': Names;
  'category.ui_name': Names;
  'closure.reason': NonNullable<QueueInfo['closure']>['reason'];
  'closed_ticket.state': 'held' | 'none' | 'accepted' | 'moved' | 'ended' | 'expired' | 'reopened' | 'number';
  'counter_place.floor': Names;
  'counter_place.area': Names;
  'counter_place.way': Names;
  'department.name': Names;
  'department.ui_name': Names;
  /** For services without a text of their own; null if there is none. */
  'department.service_detail': Names;
  'favourite.type': 'QUEUE' | 'reservation';
  'guide.title': Names;
  'guide.text': Names;
  'life_event.name': Names;
  'life_event.bring': Names;
  'life_event_phrase.language': Language;
  'life_event_service.note': Names;
  'office_notice.kind': SavedNotice['kind'];
  'office_notice.texts': Names;
  'location.name': Names;
  'location.address': Names;
  'location.description': Names;
  'office_change.part': 'calendar' | 'bookings' | 'words';
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
  /** Set by the office; overrides every other rule of the day (decision 4). */
  'service_location.period_ticket_state': '' | 'HOLIDAY' | 'SPECIALDAY' | 'FULLDAY';
  'service_location.slot_style': 'list' | 'dropDown';
  'service_location.area': Names;
  'service_location.sub_area': Names;
  'service_other_name.language': Language;
  'service_type.name': Names;
  'session.device': Device;
  /** A minute of the day, and how many people are expected then. */
  'wait_state.bookings': readonly (readonly [minute: number, people: number])[];
  /** One entry for each length of a queue. */
  'wait_state.calibration': readonly (readonly [low: number, high: number] | null)[];
  /** From similar queues, for a new one; null for others. */
  'wait_state.typical': {
    secondsPerPerson: number;
    calibration: readonly (readonly [low: number, high: number] | null)[];
  } | null;
  'slot_hold.state': 'held' | 'used' | 'released' | 'expired';
  'sms_outbox.kind': SmsKind;
  'ticket.type': 'QUEUE' | 'RESERCATION' | 'PERIOD';
  'ticket.progress': 'booked' | 'waiting' | 'called' | 'treated' | 'absent' | 'cancelled';
  /** Plain-text answers of an earlier release; sealed in the background (`tickets/answers.ts`). */
  'ticket.parameters': Record<string, string>;
  'ticket.language': Language;
}
