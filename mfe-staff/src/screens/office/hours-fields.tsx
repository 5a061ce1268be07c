import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, token } from '@vez/shared/ui';
import { MOST_PERIODS, withPeriod, type CalendarDraft, type PeriodDraft } from '../../model/calendar-draft';
import type { CalendarProblems } from '../../model/calendar-problems';
import { WEEK } from '../../model/office-settings';
import { useTexts } from '../../texts';
import { PeriodFields } from './period-fields';
import { SideBySide } from './side-by-side';
import { useSettingsWords } from './use-settings-words';

const Weekday = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  justify-items: start;
  legend {
    padding: 0;
    margin-bottom: ${token.space[2]};
    font-weight: ${token.weight.bold};
  }
`;
interface Props {
  draft: CalendarDraft;
  problems: CalendarProblems;
  change(more: Partial<CalendarDraft>): void;
}

function WeekdayFields({ weekday, draft, problems, change }: Props & { weekday: number }) {
  const { t } = useTexts();
  const { weekdayOf } = useSettingsWords();
  const [added, setAdded] = useState<number>();
  const add = useRef<HTMLButtonElement>(null);
  const { periods } = draft;
  const name = weekdayOf(weekday);
  const own = periods.filter((period) => period.weekday === weekday);
  const addHours = () => {
    const more = withPeriod(draft, weekday);
    change({ periods: more });
    setAdded(more[more.length - 1]!.id);
  };
  const remove = (period: PeriodDraft) => {
    change({ periods: periods.filter((one) => one !== period) });
    add.current?.focus();
  };
  return (
    <Weekday>
      <legend>{name}</legend>
      {own.length === 0 && <p>{t('office.closed')}</p>}
      {own.map((period, index) => (
        <PeriodFields
          key={period.id}
          period={period}
          name={t('office.period', { weekday: name, number: index + 1 })}
          isAdded={period.id === added}
          problems={problems}
          change={(more) =>
            change({ periods: periods.map((one) => (one === period ? { ...one, ...more } : one)) })
          }
          onRemove={() => remove(period)}
        />
      ))}
      {own.length < MOST_PERIODS && (
        <Button ref={add} kind="quiet" fit aria-label={`${t('office.addHours')}: ${name}`} onClick={addHours}>
          {t('office.addHours')}
        </Button>
      )}
    </Weekday>
  );
}

/** The hours of each weekday: none, or several with gaps between them. */
export const HoursFields = (props: Props) => (
  <SideBySide>
    {WEEK.map((weekday) => (
      <WeekdayFields key={weekday} {...props} weekday={weekday} />
    ))}
  </SideBySide>
);
