import { Card, CardTitle, Checkbox, TextField } from '@vez/shared/ui';
import type { BookingRules } from '../../model/office-settings';
import {
  BOOKING_LIMITS,
  BOOKING_NUMBERS,
  bookingDraftOf,
  bookingProblems,
  bookingRulesOf,
  type BookingNumber,
} from '../../model/service-draft';
import { useTexts } from '../../texts';
import { FormFoot } from './form-foot';
import { SideBySide } from './side-by-side';
import { useSettingsForm } from './use-settings-form';

interface Props {
  locationId: number;
  serviceId: number;
  /** As read when editing began. */
  rules: BookingRules;
  readAgain(): Promise<unknown>;
}

const NO_PROBLEMS: readonly BookingNumber[] = [];

/** Changes how a service takes bookings at this office. */
export function BookingsCard({ serviceId, rules, ...props }: Props) {
  const { t } = useTexts();
  const { draft, problems, state, save, change, submit, ref } = useSettingsForm({
    ...props,
    was: rules,
    draftOf: bookingDraftOf,
    settingsOf: bookingRulesOf,
    noProblems: NO_PROBLEMS,
    problemsOf: bookingProblems,
    isWrong: (wrong) => wrong.length > 0,
    changeOf: (was, is) => ({ of: 'bookings', serviceId, was, is }),
  });
  return (
    <Card as="form" $stacked noValidate ref={ref} onSubmit={(event) => void submit(event)}>
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
      <FormFoot of="bookings" title={t('office.bookings')} save={save} state={state} />
    </Card>
  );
}
