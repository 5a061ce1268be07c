import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { Arrivals } from './arrivals';
import { DayLoad } from './day-load';
import { Estimates } from './estimates';
import { GroupCard, Pair } from './month-figures';
import { Totals } from './totals';
import { Waits } from './waits';

/** A day in detail. */
export function DayFigures({ figures }: { figures: Figures }) {
  const { t } = useTexts();
  return (
    <>
      <Totals figures={figures} />
      <Pair>
        <DayLoad figures={figures} />
        <Waits figures={figures} />
      </Pair>
      <Pair>
        <Arrivals figures={figures} />
        <Estimates figures={figures} />
      </Pair>
      <GroupCard figures={figures} of="service" />
      <GroupCard figures={figures} of="counter" why={t('figures.byCounterWhy')} />
    </>
  );
}
