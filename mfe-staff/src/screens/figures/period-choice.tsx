import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import styled from 'styled-components';
import { Button, IconButton, Segments, SelectField, token, type } from '@vez/shared/ui';
import type { CalendarDay } from '@vez/shared/dates';
import { isWithin, nextTo, type Period } from '../../model/figures';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { useFiguresWords } from './use-figures-words';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]} ${token.space[4]};
`;
const Kinds = styled.div`
  width: ${token.size(232)};
`;
const Which = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(52)};
  b {
    min-width: ${token.size(200)};
    ${type.section}
    text-align: center;
  }
`;

interface Props {
  period: Period;
  serviceId: number;
  today: CalendarDay;
  /** The first day with figures, if it is known. */
  first: CalendarDay | undefined;
  services: Figures['services'];
  onPeriod(period: Period): void;
  onService(serviceId: number): void;
  onFile: (() => void) | undefined;
}

/** A month or a day, one service or all, and the file of both. */
export function PeriodChoice(props: Props) {
  const { period, serviceId, today, first, services, onPeriod, onService, onFile } = props;
  const { t } = useTexts();
  const { periodOf } = useFiguresWords();
  const [before, after] = [nextTo(period, -1), nextTo(period, 1)];
  return (
    <Row>
      <Kinds>
        <Segments
          label={t('figures.period')}
          minWidth={96}
          value={period.kind}
          choices={(['month', 'day'] as const).map((kind) => ({ value: kind, label: t(`figures.${kind}`) }))}
          onChange={(kind) => onPeriod({ ...period, kind })}
        />
      </Kinds>
      <Which>
        <IconButton
          icon={ChevronLeft}
          label={t('figures.previous')}
          disabled={first === undefined || !isWithin(before, first, today)}
          onClick={() => onPeriod(before)}
        />
        <b aria-live="polite">{periodOf(period)}</b>
        <IconButton
          icon={ChevronRight}
          label={t('figures.next')}
          disabled={!isWithin(after, '', today)}
          onClick={() => onPeriod(after)}
        />
      </Which>
      <SelectField
        label={t('figures.service')}
        value={String(serviceId)}
        choices={[
          { value: '0', label: t('figures.allServices') },
          ...services.map((one) => ({
            value: String(one.serviceId),
            label: [one.letter, one.serviceName].filter(Boolean).join(' · '),
          })),
        ]}
        onChange={({ target }) => onService(Number(target.value))}
      />
      <div>
        <Button kind="outline" fit icon={Download} disabled={onFile === undefined} onClick={onFile}>
          {t('figures.csv')}
        </Button>
      </div>
    </Row>
  );
}
