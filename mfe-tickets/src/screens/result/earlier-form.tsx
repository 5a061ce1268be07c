import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { isApiError } from '@vez/shared/api-error';
import { useApi, useOnline } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { useQuery, useQueryClient } from '@vez/shared/query';
import { FailureNotice, Loaded } from '@vez/shared/remote';
import {
  Button,
  Checkbox,
  FieldGroup,
  GuardedForm,
  SelectField,
  SkeletonBlock,
  TextField,
  token,
  useFieldIds,
} from '@vez/shared/ui';
import { earlierChoicesQuery } from '../../api/ticket-queries';
import {
  dayOfWeekday,
  daysOf,
  halfHours,
  toRequest,
  wishFaults,
  wishFrom,
  type EarlierChoices,
  type Wish,
  type WishFault,
} from '../../model/earlier';
import { useTexts } from '../../texts';
import { useEarlierWrite } from './use-earlier-write';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token.size(140)}), 1fr));
  align-items: start;
  gap: 0 ${token.space[3]};
`;

interface TicksProps {
  id: string;
  label: string;
  error: string | undefined;
  choices: readonly { value: number; label: string }[];
  chosen: readonly number[];
  onChange(chosen: number[]): void;
  columns?: boolean;
}

function Ticks({ choices, chosen, onChange, columns = false, ...field }: TicksProps) {
  const ids = useFieldIds(field);
  const ticks = choices.map(({ value, label }) => (
    <Checkbox
      key={value}
      checked={chosen.includes(value)}
      onChange={({ target }) =>
        // In the order of the choices.
        onChange(
          choices
            .map((choice) => choice.value)
            .filter((one) => (one === value ? target.checked : chosen.includes(one))),
        )
      }
    >
      {label}
    </Checkbox>
  ));
  return (
    <FieldGroup {...field} ids={ids}>
      {columns ? <Columns>{ticks}</Columns> : ticks}
    </FieldGroup>
  );
}

function useWishForm(id: string, choices: EarlierChoices, onDone: () => void) {
  const { t, language } = useTexts();
  const queries = useQueryClient();
  const api = useApi();
  const base = useId();
  const [wish, setWish] = useState(() => wishFrom(choices));
  const [faults, setFaults] = useState<Partial<Record<WishFault, string>>>({});
  /** Set by an attempt that failed. */
  const [wrong, setWrong] = useState<{ field: WishFault }>();
  const ask = useEarlierWrite(id, (sender, sent: Wish) => sender.askEarlier({ id, ...toRequest(sent) }));
  const fieldId = (field: WishFault) => `${base}-${field}`;
  useEffect(() => {
    if (wrong) document.getElementById(`${base}-${wrong.field}`)?.focus();
  }, [base, wrong]);

  const day = (text: string) => formatDay(text, language, 'withoutYear');
  const { min, max } = daysOf(choices);
  const messages: Record<WishFault, string> = {
    notBefore: t('earlier.faultDay', { from: day(min), to: day(max) }),
    weekdays: t('earlier.faultWeekdays'),
    until: t('earlier.faultHours'),
    locationIds: t('earlier.faultOffices'),
  };
  const show = (found: readonly WishFault[], message?: string) => {
    setFaults(Object.fromEntries(found.map((field) => [field, message ?? messages[field]])));
    setWrong(found[0] && { field: found[0] });
  };
  return {
    wish,
    faults,
    ask,
    fieldId,
    change(part: Partial<Wish>) {
      setWish({ ...wish, ...part });
      setFaults({});
    },
    submit() {
      const found = wishFaults(wish, choices);
      show(found);
      if (found.length > 0) return;
      ask.mutate(wish, {
        onSuccess() {
          queries.setQueryData(earlierChoicesQuery(api, id).queryKey, { ...choices, asked: toRequest(wish) });
          onDone();
        },
        // The days are what most often excludes every earlier time.
        onError: (error) => isApiError(error, 'earlierInvalid') && show(['notBefore'], error.message),
      });
    },
  };
}

interface HoursProps {
  choices: EarlierChoices;
  form: ReturnType<typeof useWishForm>;
}

function Hours({ choices: { opens, closes }, form: { wish, faults, fieldId, change } }: HoursProps) {
  const { t } = useTexts();
  const times = halfHours(opens, closes).map((time) => ({ value: time, label: time }));
  return (
    <Columns>
      <SelectField
        label={t('earlier.from')}
        choices={times.slice(0, -1)}
        value={wish.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <SelectField
        id={fieldId('until')}
        label={t('earlier.until')}
        error={faults.until}
        choices={times.slice(1)}
        value={wish.until}
        onChange={({ target }) => change({ until: target.value })}
      />
    </Columns>
  );
}

interface FormProps {
  id: string;
  choices: EarlierChoices;
  onDone(): void;
}

function WishForm({ id, choices, onDone }: FormProps) {
  const { t, language } = useTexts();
  const form = useWishForm(id, choices, onDone);
  const { wish, faults, ask, fieldId, change, submit } = form;
  const off = useOnline() ? undefined : t('earlier.formOffline');
  const offices = choices.offices.map(({ locationId, name }) => ({ value: locationId, label: name }));
  const weekdays = choices.weekdays.map((day) => ({
    value: day,
    label: formatDay(dayOfWeekday(day), language, 'weekday'),
  }));
  return (
    <GuardedForm off={off} busy={ask.isPending} onSend={submit}>
      <Fields>
        <TextField
          id={fieldId('notBefore')}
          type="date"
          label={t('earlier.notBefore')}
          hint={t('earlier.notBeforeHow')}
          error={faults.notBefore}
          {...daysOf(choices)}
          value={wish.notBefore}
          onChange={({ target }) => change({ notBefore: target.value })}
        />
        <Ticks
          id={fieldId('weekdays')}
          label={t('earlier.weekdays')}
          error={faults.weekdays}
          choices={weekdays}
          chosen={wish.weekdays}
          columns
          onChange={(chosen) => change({ weekdays: chosen })}
        />
        <Hours choices={choices} form={form} />
        {offices.length > 1 && (
          <Ticks
            id={fieldId('locationIds')}
            label={t('earlier.offices')}
            error={faults.locationIds}
            choices={offices}
            chosen={wish.locationIds}
            onChange={(chosen) => change({ locationIds: chosen })}
          />
        )}
        <FailureNotice error={isApiError(ask.error, 'earlierInvalid') ? null : ask.error} />
        <Button type="submit" busy={ask.isPending} disabledReason={off}>
          {t('earlier.ask')}
        </Button>
      </Fields>
    </GuardedForm>
  );
}

/** Asks when and where the holder of a booking would come earlier (TIX-13). */
export function EarlierForm({ id, onDone }: Omit<FormProps, 'choices'>) {
  const choices = useQuery(earlierChoicesQuery(useApi(), id));
  return (
    <Loaded of={choices} look="part" loading={<SkeletonBlock $height={320} />}>
      {(found) => <WishForm id={id} choices={found} onDone={onDone} />}
    </Loaded>
  );
}
