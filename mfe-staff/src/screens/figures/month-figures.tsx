import styled from 'styled-components';
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
import { COLUMNS, type Column } from './use-figures-words';
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

const TITLES = { service: 'byService', weekday: 'byWeekday', counter: 'byCounter' } as const;

interface GroupProps {
  figures: Figures;
  of: keyof typeof TITLES;
  why?: string;
  columns?: readonly Column[];
}

/** A table of one kind of groups. */
export function GroupCard({ figures, of, why, columns = COLUMNS }: GroupProps) {
  const { t } = useTexts();
  const groups = groupsOf(figures, of);
  const { services, limitMinutes } = figures;
  const title = t(`figures.${TITLES[of]}`);
  if (groups.length === 0) return null;
  const table = <FiguresTable {...{ title, groups, services, limitMinutes, columns }} />;
  return <Plot title={title} {...(why !== undefined && { why })} table={table} />;
}

/** A month at a glance. */
export function MonthFigures({ figures }: { figures: Figures }) {
  const { t } = useTexts();
  return (
    <>
      <Totals figures={figures} />
      <Pair>
        <WaitByDay figures={figures} />
        <WeekHours figures={figures} />
      </Pair>
      <Pair>
        <Arrivals figures={figures} />
        <GroupCard
          figures={figures}
          of="weekday"
          columns={['visits', 'halfWaited', 'mostWaited', 'halfServed', 'missed']}
        />
      </Pair>
      <GroupCard figures={figures} of="service" />
      <GroupCard figures={figures} of="counter" why={t('figures.byCounterWhy')} />
      <Pair>
        <Waits figures={figures} />
        <Estimates figures={figures} />
      </Pair>
    </>
  );
}
