/** What a message is about; its text is `sms.<kind>` of the locale files. */
export type SmsKind =
  | 'code'
  | 'officeCode'
  | 'booked'
  | 'reminder'
  | 'givenUp'
  | 'alert'
  | 'called'
  | 'otherCounter'
  | 'absent'
  | 'missed'
  | 'cancelled'
  | 'moved'
  | 'closed'
  | 'closure'
  | 'closureNoTime'
  | 'closureNumber'
  | 'reopened';
