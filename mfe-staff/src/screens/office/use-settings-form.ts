import { useRef, useState, type FormEvent } from 'react';
import { useFocusOnFault } from '@vez/shared/ui/focus-on-fault';
import { differencesOf, type NewSettings } from '../../model/office-settings';
import { useSave } from './use-save';

interface Form<Settings, Draft, Problems> {
  locationId: number;
  /** As read when editing began. */
  was: Settings;
  draftOf(settings: Settings): Draft;
  settingsOf(draft: Draft): Settings;
  noProblems: Problems;
  problemsOf(draft: Draft): Problems;
  isWrong(problems: Problems): boolean;
  changeOf(was: Settings, is: Settings): NewSettings;
  readAgain(): Promise<unknown>;
  onSaved?(): void;
}

/** The fields of one group of settings, their check and their submission. */
export function useSettingsForm<Settings, Draft extends object, Problems>(
  form: Form<Settings, Draft, Problems>,
) {
  const [was, setWas] = useState(form.was);
  const [draft, setDraft] = useState(() => form.draftOf(form.was));
  const [problems, setProblems] = useState(form.noProblems);
  const [faults, setFaults] = useState(0);
  const [state, setState] = useState<'changed' | 'unchanged' | 'saved'>('changed');
  const edits = useRef(0);
  const save = useSave(form.locationId, form.readAgain);
  const change = (more: Partial<Draft>) => {
    edits.current += 1;
    setDraft((before) => ({ ...before, ...more }));
    setProblems(form.noProblems);
    setState('changed');
    save.reset();
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isBusy) return;
    const wrong = form.problemsOf(draft);
    setProblems(wrong);
    if (form.isWrong(wrong)) return setFaults((count) => count + 1);
    const is = form.settingsOf(draft);
    const replaced = form.changeOf(was, is);
    if (differencesOf(replaced).length === 0) return setState('unchanged');
    setState('changed');
    const sent = edits.current;
    if ((await save.save(replaced)) !== 'saved') return;
    setWas(is);
    // What was typed while the answer was on its way is saved next.
    if (edits.current !== sent) return;
    setState('saved');
    form.onSaved?.();
  }
  const ref = useFocusOnFault(faults);
  return { draft, problems, setProblems, state, save, change, submit, ref };
}
