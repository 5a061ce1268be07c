import { bookableDays, dayKind, firstFreeDay, isSelectable } from './bookable-days';

const WIRE = {
  startDate: '01/12/2026',
  endDate: '31/12/2026',
  fullBookingDates: ['02/12/2026'],
  periodTicketDate: '',
  periodTicketDateState: '',
  specailWorkDates: ['12/12/2026', '08/12/2026'],
  publicHolidays: ['08/12/2026', '25/12/2026'],
  nonOffices: [0, 6],
  todayByTimeTicket: false,
};
const TODAY = '2026-12-01';
const days = (change: Partial<typeof WIRE> = {}) => bookableDays({ ...WIRE, ...change }, TODAY)!;
const selectable = (day: string, change: Partial<typeof WIRE> = {}) =>
  isSelectable(dayKind(days(change), day));

describe('the days of the calendar', () => {
  it.each([
    ['a full day [BOK-43]', '2026-12-02', 'full'],
    ['a day after the end [BOK-44]', '2027-01-04', 'outside'],
    ['a weekday without office [BOK-45]', '2026-12-06', 'closed'],
    ['a holiday [BOK-46]', '2026-12-25', 'holiday'],
  ])('has %s that cannot be chosen', (_, day, kind) => {
    expect(dayKind(days(), day)).toBe(kind);
    expect(selectable(day)).toBe(false);
  });

  it('lets no day of a closure be chosen, special or not, by session or not [BOK-47]', () => {
    const closed = (day: string) => ({ ...WIRE, closedDates: [day] });
    expect(dayKind(bookableDays(closed('03/12/2026'), TODAY)!, '2026-12-03')).toBe('closed');
    expect(dayKind(bookableDays(closed('12/12/2026'), TODAY)!, '2026-12-12')).toBe('closed');
    const session = { ...closed('15/12/2026'), periodTicketDate: '15/12/2026' };
    expect(dayKind(bookableDays(session, TODAY)!, '2026-12-15')).toBe('closed');
  });

  it('finds the first free day, of all and from a day on', () => {
    expect(firstFreeDay(days())).toBe('2026-12-03');
    expect(firstFreeDay(days(), '2026-12-04')).toBe('2026-12-04');
    expect(firstFreeDay(days(), '2026-12-25')).toBe('2026-12-28');
  });

  it('opens a closed weekday and a holiday that are special work days [BOK-45] [BOK-46]', () => {
    expect(selectable('2026-12-12')).toBe(true);
    expect(selectable('2026-12-08')).toBe(true);
  });

  it('lets only days after today be chosen [BOK-40]', () => {
    expect(selectable('2026-12-01')).toBe(false);
    expect(selectable('2026-12-03')).toBe(true);
  });

  it('lets today be chosen if a time ticket is issued today [BOK-40]', () => {
    expect(selectable('2026-12-01', { todayByTimeTicket: true })).toBe(true);
  });

  it('moves a start in the past [BOK-41]', () => {
    expect(days({ startDate: '01/01/2026' }).first).toBe('2026-12-02');
  });

  it.each([
    ['HOLIDAY', 'holiday'],
    ['FULLDAY', 'full'],
    ['SPECIALDAY', 'special'],
    ['NORMAL', 'timeTicket'],
    ['', 'timeTicket'],
  ])('uses the time ticket’s state %s instead of the day’s [BOK-48] [DAT-18] [DAT-64]', (state, kind) => {
    const session = { periodTicketDate: '15/12/2026', periodTicketDateState: state };
    expect(dayKind(days(session), '2026-12-15')).toBe(kind);
  });

  it('treats an unknown state as none [DAT-18]', () => {
    const kindWith = (periodTicketDateState: string) =>
      dayKind(days({ periodTicketDate: '15/12/2026', periodTicketDateState }), '2026-12-15');
    expect(kindWith('constructor')).toBe(kindWith(''));
  });

  it('has no bookable date without start or end, or with start after end [BOK-49]', () => {
    expect(bookableDays({ ...WIRE, startDate: '' }, TODAY)).toBeUndefined();
    expect(bookableDays({ ...WIRE, endDate: '' }, TODAY)).toBeUndefined();
    expect(bookableDays({ ...WIRE, startDate: '31/12/2027' }, TODAY)).toBeUndefined();
  });

  it('reads start and end as day/month/year [DAT-20] [DAT-16]', () => {
    expect(days({ startDate: '03/12/2026', endDate: '04/01/2027' })).toMatchObject({
      first: '2026-12-03',
      last: '2027-01-04',
    });
  });

  it('starts with the first day that can be chosen', () => {
    expect(firstFreeDay(days())).toBe('2026-12-03');
  });
});
