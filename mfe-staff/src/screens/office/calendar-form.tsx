import styled from 'styled-components';
import { Card, CardTitle, Checkbox, TextField } from '@vez/shared/ui';
import { HTML_LANG, LANGUAGE_NAME, LANGUAGES } from '@vez/shared/domain';
import { OfficePage } from '../../components/office-page';
import { MINUTES, type CalendarDraft, type MinutesName } from '../../model/calendar-draft';
import type { CalendarProblems } from '../../model/calendar-problems';
import { REMINDERS } from '../../model/office-settings';
import { useTexts } from '../../texts';
import { FormFoot } from './form-foot';
import { HoursFields } from './hours-fields';
import { SideBySide } from './side-by-side';
import { useCalendarForm, type CalendarFormProps } from './use-calendar-form';
import { WorkDaysField } from './work-days-field';

const Form = styled.form`
  display: contents;
`;

interface MinutesProps {
  draft: CalendarDraft;
  problems: CalendarProblems;
  change(more: Partial<CalendarDraft>): void;
}

function MinutesFields({ draft, problems, change }: MinutesProps) {
  const { t } = useTexts();
  return (Object.keys(MINUTES) as MinutesName[]).map((name) => {
    const limits = { least: 0, most: MINUTES[name] };
    return (
      <TextField
        key={name}
        label={t(`office.field.${name}`)}
        hint={t('office.limits', limits)}
        error={problems[name] && t('office.wrong.number', limits)}
        value={draft[name]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        chars={4}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    );
  });
}

type DraftProps = Pick<MinutesProps, 'draft' | 'change'>;

/** The hours in words, which citizens read, in every language. */
function DescriptionFields({ draft: { description }, change }: DraftProps) {
  const { t } = useTexts();
  return (
    <Card $stacked>
      <CardTitle>{t('office.description')}</CardTitle>
      <p>{t('office.descriptionWhy')}</p>
      <SideBySide>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={LANGUAGE_NAME[language]}
            lang={HTML_LANG[language]}
            value={description[language]}
            autoComplete="off"
            maxLength={200}
            onChange={({ target }) => change({ description: { ...description, [language]: target.value } })}
          />
        ))}
      </SideBySide>
    </Card>
  );
}

const ReminderFields = ({ draft, change }: DraftProps) => {
  const { t } = useTexts();
  return (
    <Card $stacked>
      <CardTitle>{t('office.reminders')}</CardTitle>
      {REMINDERS.map((name) => (
        <Checkbox
          key={name}
          checked={draft[name]}
          onChange={({ target }) => change({ [name]: target.checked })}
        >
          {t(`office.field.${name}`)}
        </Checkbox>
      ))}
    </Card>
  );
};

/** Changes when the office is open, and when people who have a booking can check in. */
export function CalendarForm(props: CalendarFormProps) {
  const { t } = useTexts();
  const { today, draft, problems, state, save, change, addDay, submit, ref } = useCalendarForm(props);
  const fields = { draft, problems, change };
  return (
    <OfficePage>
      <h1 tabIndex={-1}>{t('office.calendar')}</h1>
      <Form noValidate ref={ref} onSubmit={(event) => void submit(event)}>
        <Card $stacked>
          <CardTitle>{t('office.hours')}</CardTitle>
          <HoursFields {...fields} />
          <Checkbox
            checked={draft.closesOnHolidays}
            onChange={({ target }) => change({ closesOnHolidays: target.checked })}
          >
            {t('office.field.closesOnHolidays')}
          </Checkbox>
        </Card>
        <DescriptionFields {...fields} />
        <WorkDaysField {...fields} today={today} onAdd={addDay} />
        <Card $stacked>
          <CardTitle>{t('office.checkIn')}</CardTitle>
          <SideBySide>
            <MinutesFields {...fields} />
          </SideBySide>
          <Checkbox
            checked={draft.asksArrival}
            onChange={({ target }) => change({ asksArrival: target.checked })}
          >
            {t('office.field.asksArrival')}
          </Checkbox>
          <p>{t('office.asksArrivalWhy')}</p>
        </Card>
        <ReminderFields {...fields} />
        <Card $stacked>
          <FormFoot
            of="calendar"
            title={t('office.calendar')}
            save={save}
            state={state}
            onBack={() => props.onDone(false)}
          />
        </Card>
      </Form>
    </OfficePage>
  );
}
