import { useCityClock } from '@vez/shared/bridge';
import { calendarOf, draftOf, withNewDay } from '../../model/calendar-draft';
import { calendarProblems, dayProblem, type CalendarProblems } from '../../model/calendar-problems';
import type { OfficeCalendar } from '../../model/office-settings';
import { useSettingsForm } from './use-settings-form';

export interface CalendarFormProps {
  /** As read when editing began. */
  was: OfficeCalendar;
  locationId: number;
  /** By the server's clock, in ms. */
  now: number;
  readAgain(): Promise<unknown>;
  /** Leaves the form. */
  onDone(isSaved: boolean): void;
}

const NO_PROBLEMS: CalendarProblems = {};

/** The form of the calendar, which adds working days one by one. */
export function useCalendarForm({ now, onDone, ...props }: CalendarFormProps) {
  const today = useCityClock().cityDay(new Date(now));
  const form = useSettingsForm({
    ...props,
    draftOf,
    settingsOf: calendarOf,
    noProblems: NO_PROBLEMS,
    problemsOf: (draft) => calendarProblems(draft, today),
    isWrong: (problems) => Object.keys(problems).length > 0,
    changeOf: (was, is) => ({ of: 'calendar', was, is }),
    onSaved: () => onDone(true),
  });
  const { draft, change, setProblems } = form;
  const addDay = () => {
    const newDay = dayProblem(draft, today);
    if (newDay === undefined) return change({ workDays: withNewDay(draft), newDay: '' });
    setProblems((before) => ({ ...before, newDay }));
  };
  return { ...form, today, addDay };
}
