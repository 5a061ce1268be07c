import { calendarOf, draftOf, withNewDay, withPeriod } from './calendar-draft';
import { calendarProblems } from './calendar-problems';
import { clockOf, differencesOf, type NewSettings, type OfficeCalendar } from './office-settings';
import { bookingProblems } from './service-draft';
import { wordsDraftOf, wordsOf, wordsProblems } from './words-draft';
import { undoOf } from './settings-undo';
import { aChange, aService, CALENDAR, theSettings } from '../testing/settings';

const TODAY = '2026-12-01';
const hours = (weekday: number, opensMinute: number, closesMinute: number) => ({
  weekday,
  opensMinute,
  closesMinute,
});
const calendarChange = (is: Partial<OfficeCalendar>): NewSettings => ({
  of: 'calendar',
  was: CALENDAR,
  is: { ...CALENDAR, ...is },
});

it.each([
  [0, '00:00'],
  [545, '09:05'],
  [1_439, '23:59'],
  [1_440, '24:00'],
])('writes minute %i as %s', (minute, clock) => {
  expect(clockOf(minute)).toBe(clock);
});

describe('what differs', () => {
  it('is the hours of each weekday, whatever their order', () => {
    expect(differencesOf(calendarChange({ hours: [...CALENDAR.hours].reverse() }))).toEqual([]);
    const [monday, ...rest] = CALENDAR.hours;
    const changed = hours(1, 540, 1_020);
    expect(differencesOf(calendarChange({ hours: [...rest, changed] }))).toEqual([
      { of: 'hours', weekday: 1, was: [monday], is: [changed] },
    ]);
  });

  it('is each working day, by date, and each number and switch of the calendar', () => {
    const is = { workDays: ['02/01/2027', '13/12/2026'], closesOnHolidays: false, graceMinutes: 20 };
    expect(differencesOf(calendarChange(is))).toEqual([
      { of: 'dayAdded', day: '13/12/2026' },
      { of: 'dayAdded', day: '02/01/2027' },
      { of: 'dayRemoved', day: '12/12/2026' },
      { of: 'closesOnHolidays', was: true, is: false },
      { of: 'graceMinutes', was: 15, is: 20 },
    ]);
  });

  it('is each rule of bookings', () => {
    const was = aService().bookings!;
    const is = { ...was, bookingOpen: false, places: 6 };
    expect(differencesOf({ of: 'bookings', serviceId: 7, was, is })).toEqual([
      { of: 'bookingOpen', was: true, is: false },
      { of: 'places', was: 4, is: 6 },
    ]);
  });

  it('is the drawing and each other name in its language', () => {
    const was = { icon: 'id-card', otherNames: [{ language: 'pt_pt' as const, name: 'BIR' }] };
    const is = { icon: 'passport', otherNames: [{ language: 'en_us' as const, name: 'BIR' }] };
    expect(differencesOf({ of: 'words', serviceId: 7, was, is })).toEqual([
      { of: 'icon', was: 'id-card', is: 'passport' },
      { of: 'nameAdded', language: 'en_us', name: 'BIR' },
      { of: 'nameRemoved', language: 'pt_pt', name: 'BIR' },
    ]);
  });

  it('is each phrase of a life event, unless the change is from before there were any', () => {
    const phrase = { event: 'birth', language: 'en_us' as const, phrase: 'new baby' };
    const was = { icon: 'birth', otherNames: [], phrases: [phrase] };
    const is = { ...was, phrases: [{ ...phrase, phrase: 'stork' }] };
    expect(differencesOf({ of: 'words', serviceId: 7, was, is })).toEqual([
      { of: 'phraseAdded', language: 'en_us', name: 'stork' },
      { of: 'phraseRemoved', language: 'en_us', name: 'new baby' },
    ]);
    const older = { icon: 'birth', otherNames: [] };
    expect(differencesOf({ of: 'words', serviceId: 7, was: older, is })).toEqual([]);
  });
});

describe('an undo', () => {
  const rules = aService().bookings!;
  const before = { ...rules, places: 2 };
  const ofBookings = aChange({ serviceId: 7, bookings: { was: before, is: rules } });
  const words = aService().words;
  const ofWords = aChange({ serviceId: 7, words: { was: { ...words, icon: 'tax' }, is: words } });
  const earlier = { ...CALENDAR, graceMinutes: 5 };
  const ofCalendar = aChange({ calendar: { was: earlier, is: CALENDAR } });
  const all = { today: TODAY, allOffices: true };

  it('restores the settings from before the change', () => {
    expect(undoOf(ofBookings, theSettings(), all)).toEqual({
      of: 'bookings',
      serviceId: 7,
      was: rules,
      is: before,
    });
    expect(undoOf(ofWords, theSettings(), all)).toMatchObject({ of: 'words', is: { icon: 'tax' } });
    expect(undoOf(ofCalendar, theSettings(), all)).toEqual({ of: 'calendar', was: CALENDAR, is: earlier });
  });

  it('is not offered after a later change of the same settings', () => {
    const services = [aService({ bookings: { ...rules, places: 9 } })];
    expect(undoOf(ofBookings, theSettings({ services }), all)).toBeUndefined();
    expect(undoOf(ofBookings, theSettings({ services: [] }), all)).toBeUndefined();
    const calendar = { ...CALENDAR, graceMinutes: 30 };
    expect(undoOf(ofCalendar, theSettings({ calendar }), all)).toBeUndefined();
  });

  it('is only offered to those who may change the settings', () => {
    expect(undoOf(ofWords, theSettings(), { ...all, allOffices: false })).toBeUndefined();
    expect(undoOf(ofCalendar, theSettings({ keptBy: 'Public Works' }), all)).toBeUndefined();
    expect(undoOf(ofBookings, theSettings({ keptBy: 'Public Works' }), all)).toBeDefined();
  });

  it('ignores working days that are over', () => {
    const past = ['30/11/2026', '12/12/2026'];
    const listed = aChange({
      calendar: { was: { ...earlier, workDays: past }, is: { ...CALENDAR, workDays: past } },
    });
    expect(undoOf(listed, theSettings(), all)).toMatchObject({ is: { workDays: ['12/12/2026'] } });
    const onlyPast = { ...CALENDAR, workDays: past };
    const removed = aChange({ calendar: { was: onlyPast, is: CALENDAR } });
    expect(undoOf(removed, theSettings(), all)).toBeUndefined();
  });
});

describe('the draft of a calendar', () => {
  it('returns the same calendar, with midnight at the end of a day [DAT-19]', () => {
    const calendar = { ...CALENDAR, hours: [hours(6, 0, 720), hours(6, 780, 1_440)] };
    const draft = draftOf(calendar);
    expect(draft.periods.map(({ closes }) => closes)).toEqual(['12:00', '00:00']);
    expect(calendarOf(draft)).toEqual(calendar);
  });

  it('names missing times, early closing times and overlaps at their fields', () => {
    const draft = draftOf({
      ...CALENDAR,
      hours: [
        hours(1, 540, 780),
        hours(1, 720, 1_080),
        hours(2, 600, 540),
        hours(3, 540, 780),
        hours(3, 780, 900),
      ],
    });
    const periods = withPeriod(draft, 4);
    expect(calendarProblems({ ...draft, periods }, TODAY)).toEqual({
      opens1: 'overlaps',
      closes2: 'closesEarly',
      opens5: 'noTime',
      closes5: 'noTime',
    });
    const twice = draftOf({ ...CALENDAR, hours: [hours(1, 540, 780), hours(1, 540, 780)] });
    expect(calendarProblems(twice, TODAY)).toEqual({ opens1: 'overlaps' });
  });

  it.each([
    ['', 'number'],
    ['x', 'number'],
    ['-1', 'number'],
    ['1.5', 'number'],
    ['121', 'number'],
    ['120', undefined],
    ['0', undefined],
  ])('takes 0 to 120 minutes of grace: “%s”', (graceMinutes, problem) => {
    expect(calendarProblems({ ...draftOf(CALENDAR), graceMinutes }, TODAY).graceMinutes).toBe(problem);
  });

  it('takes up to 60 working days from today on, each once', () => {
    const draft = draftOf(CALENDAR);
    expect(withNewDay({ ...draft, newDay: '2026-12-05' })).toEqual(['05/12/2026', '12/12/2026']);
    expect(withNewDay({ ...draft, newDay: '2026-12-12' })).toEqual(['12/12/2026']);
    expect(calendarProblems({ ...draft, newDay: '2026-11-30' }, TODAY)).toEqual({ newDay: 'dayPast' });
    expect(calendarProblems({ ...draft, newDay: TODAY }, TODAY)).toEqual({});
    const workDays = Array.from(
      { length: 60 },
      (_, day) => `${String((day % 28) + 1).padStart(2, '0')}/0${1 + Math.floor(day / 28)}/2027`,
    );
    expect(calendarProblems({ ...draft, workDays, newDay: TODAY }, TODAY)).toEqual({ newDay: 'daysFull' });
  });
});

describe('the draft of a service', () => {
  it('takes whole numbers within the limits', () => {
    const draft = { bookingOpen: true, places: '0', slotMinutes: '30', daysAhead: '366' };
    expect(bookingProblems(draft)).toEqual(['places', 'daysAhead']);
  });

  it('reads one name a line, without spaces, empty lines and repetitions', () => {
    const draft = wordsDraftOf({ icon: 'tax', otherNames: [] });
    const lines = { ...draft.lines, en_us: '  ID card \n\nBIR\nID card\n', pt_pt: 'BIR' };
    const words = wordsOf({ ...draft, lines });
    expect(words.otherNames).toEqual([
      { language: 'pt_pt', name: 'BIR' },
      { language: 'en_us', name: 'ID card' },
      { language: 'en_us', name: 'BIR' },
    ]);
    expect(wordsDraftOf(words).lines.en_us).toBe('ID card\nBIR');
  });

  it('refuses long names, too many names and no drawing', () => {
    const draft = wordsDraftOf({ icon: '', otherNames: [] });
    const many = Array.from({ length: 101 }, (_, n) => `Name ${n}`).join('\n');
    expect(
      wordsProblems({ ...draft, lines: { ...draft.lines, en_us: many, pt_pt: 'x'.repeat(81) } }),
    ).toEqual({
      withoutIcon: true,
      tooLong: ['pt_pt'],
      tooLongPhrases: {},
      tooMany: true,
    });
    expect(
      wordsProblems({ ...draft, icon: 'tax', lines: { ...draft.lines, pt_pt: 'x'.repeat(80) } }),
    ).toEqual({
      withoutIcon: false,
      tooLong: [],
      tooLongPhrases: {},
      tooMany: false,
    });
  });

  it('reads the phrases of each life event, and refuses long and too many ones', () => {
    const draft = wordsDraftOf({ icon: 'tax', otherNames: [] });
    const birth = { ...draft.lines, en_us: ' new baby \n\nnew baby' };
    expect(wordsOf({ ...draft, phrases: { birth } }).phrases).toEqual([
      { event: 'birth', language: 'en_us', phrase: 'new baby' },
    ]);
    const long = { ...draft.lines, en_us: 'x'.repeat(81) };
    expect(wordsProblems({ ...draft, phrases: { birth, death: long } }).tooLongPhrases).toEqual({
      death: ['en_us'],
    });
    const many = { ...draft.lines, en_us: Array.from({ length: 101 }, (_, n) => `Name ${n}`).join('\n') };
    expect(wordsProblems({ ...draft, phrases: { birth: many } }).tooMany).toBe(true);
  });
});
