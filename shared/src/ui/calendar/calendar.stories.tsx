import { useState } from 'react';
import { Card } from '../card/card';
import { useSample } from '../testing/sample';
import { Calendar, CalendarSheet, type DayKind } from '.';

export default { title: 'Dates/Calendar' };

const nothing = () => undefined;
const FIRST = '2026-12-02';
const LAST = '2027-01-20';
const TODAY = '2026-12-01';
const KINDS: Record<string, DayKind> = {
  '2026-12-08': 'holiday',
  '2026-12-09': 'full',
  '2026-12-12': 'special',
  '2026-12-15': 'timeTicket',
};
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const dayKind = (day: string): DayKind => KINDS[day] ?? (isWeekend(day) ? 'closed' : 'open');
const range = { min: FIRST, max: LAST, today: TODAY, dayKind };

export const NothingChosen = () => (
  <Card>
    <Calendar {...range} label={useSample().day} value={null} onChange={nothing} />
  </Card>
);
export const Chosen = () => {
  const [day, setDay] = useState('2026-12-10');
  return (
    <Card>
      <Calendar {...range} label={useSample().day} value={day} onChange={setDay} legend="beside" />
    </Card>
  );
};
export const NoDayIsFree = () => (
  <Card>
    <Calendar
      {...range}
      dayKind={() => 'full'}
      label={useSample().day}
      value={null}
      onChange={nothing}
      legend="none"
    />
  </Card>
);
export const InASheet = () => (
  <CalendarSheet
    {...range}
    open
    title={useSample().day}
    value="2026-12-10"
    onDone={nothing}
    onClose={nothing}
  />
);
