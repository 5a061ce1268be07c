import { useState, type FormEvent } from 'react';
import { useCityClock } from '@vez/shared/bridge';
import { calendarOf, draftOf, withNewDay, type CalendarDraft } from '../../model/calendar-draft';
import { calendarProblems, dayProblem, type CalendarProblems } from '../../model/calendar-problems';
import { differencesOf, type OfficeCalendar } from '../../model/office-settings';
import { useSave } from './use-save';

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

/** The fields, their check and their submission. */
export function useCalendarForm({ was, locationId, now, readAgain, onDone }: CalendarFormProps) {
  const today = useCityClock().cityDay(new Date(now));
  const [draft, setDraft] = useState(() => draftOf(was));
  const [problems, setProblems] = useState<CalendarProblems>({});
  const [faults, setFaults] = useState(0);
  const [isUnchanged, setUnchanged] = useState(false);
  const save = useSave(locationId, readAgain);
  const change = (more: Partial<CalendarDraft>) => {
    setDraft((before) => ({ ...before, ...more }));
    setProblems({});
    setUnchanged(false);
    save.reset();
  };
  const addDay = () => {
    const newDay = dayProblem(draft, today);
    if (newDay === undefined) return change({ workDays: withNewDay(draft), newDay: '' });
    setProblems((before) => ({ ...before, newDay }));
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isBusy) return;
    const wrong = calendarProblems(draft, today);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return setFaults((count) => count + 1);
    const replaced = { of: 'calendar', was, is: calendarOf(draft) } as const;
    if (differencesOf(replaced).length === 0) return setUnchanged(true);
    if ((await save.save(replaced)) === 'saved') onDone(true);
  }
  return { today, draft, problems, faults, isUnchanged, save, change, addDay, submit };
}
