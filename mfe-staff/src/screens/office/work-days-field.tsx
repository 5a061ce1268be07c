import { useRef } from 'react';
import styled from 'styled-components';
import { Button, Card, CardTitle, TextField, token } from '@vez/shared/ui';
import { PlainList } from '../../components/plain-list';
import type { CalendarDraft } from '../../model/calendar-draft';
import type { CalendarProblems } from '../../model/calendar-problems';
import { useTexts } from '../../texts';
import { useSettingsWords } from './use-settings-words';

const Days = styled(PlainList)`
  display: grid;
  gap: ${token.space[2]};
  justify-items: start;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space[3]};
  }
`;
const NewDay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token.space[3]};
  /* Beside the field, below its label. */
  button {
    margin-top: ${token.size(34)};
    @media (max-width: 640px) {
      margin-top: 0;
    }
  }
`;

interface Props {
  draft: CalendarDraft;
  problems: CalendarProblems;
  /** YYYY-MM-DD by the city's clock. */
  today: string;
  change(more: Partial<CalendarDraft>): void;
  onAdd(): void;
}

/** Days on which the office works although it is otherwise closed. A day that is filled in counts without “Add”, too. */
export function WorkDaysField({ draft, problems, today, change, onAdd }: Props) {
  const { t } = useTexts();
  const { dayOf } = useSettingsWords();
  const { workDays, newDay } = draft;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Card $stacked>
      <CardTitle>{t('office.workDays')}</CardTitle>
      {workDays.length === 0 ? (
        <p>{t('office.none')}</p>
      ) : (
        <Days>
          {workDays.map((day) => (
            <li key={day}>
              {dayOf(day)}
              <Button
                kind="danger"
                fit
                aria-label={`${t('office.remove')}: ${dayOf(day)}`}
                onClick={() => {
                  change({ workDays: workDays.filter((one) => one !== day) });
                  field.current?.focus();
                }}
              >
                {t('office.remove')}
              </Button>
            </li>
          ))}
        </Days>
      )}
      <NewDay>
        <TextField
          ref={field}
          type="date"
          label={t('office.newDay')}
          min={today}
          value={newDay}
          error={problems.newDay && t(`office.wrong.${problems.newDay}`)}
          onChange={({ target }) => change({ newDay: target.value })}
        />
        <Button kind="quiet" fit aria-label={`${t('office.add')}: ${t('office.newDay')}`} onClick={onAdd}>
          {t('office.add')}
        </Button>
      </NewDay>
    </Card>
  );
}
