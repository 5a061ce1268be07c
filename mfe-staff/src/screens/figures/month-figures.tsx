import styled from 'styled-components';
import type { CalendarDay } from '@vez/shared/dates';
import { media, token } from '@vez/shared/ui';
import { groupsOf } from '../../model/figures';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { Arrivals } from './arrivals';
import { Estimates } from './estimates';
import { FiguresTable } from './figures-table';
import { Plot } from './plot';
import { Totals } from './totals';
import { WaitByDay } from './wait-by-day';
import { Waits } from './waits';
import { WeekHours } from './week-hours';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[4]};
  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

const TITLES = { service: 'byService', weekday: 'byWeekday', counter: 'byCounter' } as const;

interface GroupProps {
  figures: Figures;
  of: keyof typeof TITLES;
  why?: string;
}

/** A table of one kind of groups. */
export function GroupCard({ figures, of, why }: GroupProps) {
  const { t } = useTexts();
  const groups = groupsOf(figures, of);
  const { services, limitMinutes } = figures;
  const title = t(`figures.${TITLES[of]}`);
  if (groups.length === 0) return null;
  const table = <FiguresTable {...{ title, groups, services, limitMinutes }} />;
  return <Plot title={title} {...(why !== undefined && { why })} table={table} />;
}

interface Props {
  figures: Figures;
  onDay(day: CalendarDay): void;
}

/** A month at a glance. */
export function MonthFigures({ figures, onDay }: Props) {
  const { t } = useTexts();
  return (
    <>
      <Totals figures={figures} />
      <Pair>
        <WaitByDay figures={figures} onDay={onDay} />
        <Stack>
          <WeekHours figures={figures} />
          <Estimates figures={figures} />
        </Stack>
      </Pair>
      <Pair>
        <Arrivals figures={figures} />
        <Waits figures={figures} />
      </Pair>
      <GroupCard figures={figures} of="service" />
      <GroupCard figures={figures} of="weekday" />
      <GroupCard figures={figures} of="counter" why={t('figures.byCounterWhy')} />
    </>
  );
}
