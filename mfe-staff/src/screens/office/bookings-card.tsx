import { useState, type FormEvent } from 'react';
import { Card, CardTitle, Checkbox, TextField } from '@vez/shared/ui';
import { useFocusOnFault } from '@vez/shared/ui/focus-on-fault';
import { differencesOf, type BookingRules } from '../../model/office-settings';
import {
  BOOKING_LIMITS,
  BOOKING_NUMBERS,
  bookingDraftOf,
  bookingProblems,
  bookingRulesOf,
  type BookingDraft,
  type BookingNumber,
} from '../../model/service-draft';
import { useTexts } from '../../texts';
import { FormFoot } from './form-foot';
import { SideBySide } from './settings-page';
import { useSave } from './use-save';

interface Props {
  locationId: number;
  serviceId: number;
  /** As read when editing began. */
  rules: BookingRules;
  readAgain(): Promise<unknown>;
}

function useBookingsForm({ locationId, serviceId, rules, readAgain }: Props) {
  const [was, setWas] = useState(rules);
  const [draft, setDraft] = useState(() => bookingDraftOf(rules));
  const [problems, setProblems] = useState<readonly BookingNumber[]>([]);
  const [faults, setFaults] = useState(0);
  const [state, setState] = useState<'changed' | 'unchanged' | 'saved'>('changed');
  const save = useSave(locationId, readAgain);
  const change = (more: Partial<BookingDraft>) => {
    setDraft((before) => ({ ...before, ...more }));
    setProblems([]);
    setState('changed');
    save.reset();
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isBusy) return;
    const wrong = bookingProblems(draft);
    setProblems(wrong);
    if (wrong.length > 0) return setFaults((count) => count + 1);
    const is = bookingRulesOf(draft);
    const replaced = { of: 'bookings', serviceId, was, is } as const;
    if (differencesOf(replaced).length === 0) return setState('unchanged');
    setState('changed');
    if ((await save.save(replaced)) !== 'saved') return;
    setWas(is);
    setState('saved');
  }
  return { draft, problems, faults, state, save, change, submit };
}

/** Changes how a service takes bookings at this office. */
export function BookingsCard(props: Props) {
  const { t } = useTexts();
  const { draft, problems, faults, state, save, change, submit } = useBookingsForm(props);
  const form = useFocusOnFault(faults);
  return (
    <Card as="form" $stacked noValidate ref={form} onSubmit={(event) => void submit(event)}>
      <CardTitle>{t('office.bookings')}</CardTitle>
      <Checkbox
        checked={draft.bookingOpen}
        onChange={({ target }) => change({ bookingOpen: target.checked })}
      >
        {t('office.field.bookingOpen')}
      </Checkbox>
      <SideBySide $least={260}>
        {BOOKING_NUMBERS.map((name) => {
          const [least, most] = BOOKING_LIMITS[name];
          return (
            <TextField
              key={name}
              label={t(`office.field.${name}`)}
              hint={t('office.limits', { least, most })}
              error={problems.includes(name) && t('office.wrong.number', { least, most })}
              value={draft[name]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              chars={4}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          );
        })}
      </SideBySide>
      <FormFoot
        of="bookings"
        title={t('office.bookings')}
        save={save}
        isUnchanged={state === 'unchanged'}
        isSaved={state === 'saved'}
      />
    </Card>
  );
}
