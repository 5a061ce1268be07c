import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, TextField, token } from '@vez/shared/ui';
import type { PeriodDraft } from '../../model/calendar-draft';
import type { CalendarProblems } from '../../model/calendar-problems';
import { useTexts } from '../../texts';

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[2]};
  width: 100%;
  > div {
    flex: 1 1 ${token.size(120)};
    max-width: ${token.size(180)};
  }
  /* Beside the fields, below their labels. */
  button {
    margin-top: ${token.size(34)};
    @media (max-width: 640px) {
      margin-top: 0;
    }
  }
`;

interface Props {
  period: PeriodDraft;
  /** Its weekday and number. */
  name: string;
  /** It was just added, and takes the focus. */
  isAdded: boolean;
  problems: CalendarProblems;
  change(more: Partial<PeriodDraft>): void;
  onRemove(): void;
}

/** Two times of a weekday. */
export function PeriodFields({ period, name, isAdded, problems, change, onRemove }: Props) {
  const { t } = useTexts();
  const opens = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAdded) opens.current?.focus();
  }, [isAdded]);
  return (
    <Times role="group" aria-label={name}>
      {(['opens', 'closes'] as const).map((end) => {
        const problem = problems[`${end}${period.id}`];
        return (
          <TextField
            key={end}
            ref={end === 'opens' ? opens : undefined}
            type="time"
            label={t(`office.${end}`)}
            value={period[end]}
            error={problem && t(`office.wrong.${problem}`)}
            hint={end === 'closes' && period.closes === '00:00' && t('office.midnight')}
            onChange={({ target }) => change({ [end]: target.value.slice(0, 5) })}
          />
        );
      })}
      <Button kind="danger" fit aria-label={`${t('office.remove')}: ${name}`} onClick={onRemove}>
        {t('office.remove')}
      </Button>
    </Times>
  );
}
