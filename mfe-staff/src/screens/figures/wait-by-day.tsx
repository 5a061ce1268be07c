import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { CalendarDay } from '@vez/shared/dates';
import { token } from '@vez/shared/ui';
import { groupsOf } from '../../model/figures';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { FiguresTable } from './figures-table';
import { AXIS, Legend, LINE_SIGN, Plot, STILL } from './plot';

const { primary, ink, surface, amberInk, line } = token.color;
const SQUARE = { width: 8, height: 8, fill: surface, stroke: ink, strokeWidth: 2 } as const;
const DOT = { r: 4, fill: primary } as const;
const HALF = { stroke: primary, strokeWidth: 2 } as const;
const MOST = { stroke: ink, strokeWidth: 2, strokeDasharray: '6 4' } as const;
const LIMIT = { stroke: amberInk, strokeWidth: 2, strokeDasharray: '2 4' } as const;

interface Place {
  cx?: number;
  cy?: number | null;
  index?: number;
}
const square = ({ cx, cy, index }: Place) =>
  typeof cx === 'number' && typeof cy === 'number' ? (
    <rect key={index} x={cx - 4} y={cy - 4} {...SQUARE} />
  ) : (
    <g key={index} />
  );

const roundUp = (minutes: number) => Math.ceil(Math.max(minutes, 1) / 20) * 20;

function Drawn({ figures }: { figures: Figures }) {
  const { limitMinutes } = figures;
  const data = groupsOf(figures, 'day').map(({ day, wait }) => ({ day: Number(day.slice(0, 2)), ...wait }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={data} accessibilityLayer={false} margin={{ top: 12, right: 16, bottom: 0, left: -16 }}>
        <CartesianGrid vertical={false} stroke={line} />
        <XAxis dataKey="day" {...AXIS} />
        <YAxis
          allowDecimals={false}
          axisLine={false}
          domain={[0, (most: number) => roundUp(Math.max(most, limitMinutes ?? 0))]}
          {...AXIS}
        />
        {limitMinutes !== null && <ReferenceLine y={limitMinutes} {...LIMIT} />}
        <Line dataKey="most" dot={square} {...MOST} {...STILL} />
        <Line dataKey="half" dot={DOT} {...HALF} {...STILL} />
      </LineChart>
    </ResponsiveContainer>
  );
}

interface Props {
  figures: Figures;
  onDay(day: CalendarDay): void;
}

/** How long half and nine in ten waited on each day of a month: a solid line with dots, a dashed one with squares. */
export function WaitByDay({ figures, onDay }: Props) {
  const { t } = useTexts();
  const { limitMinutes, services } = figures;
  const title = t('figures.byDay');
  const most = (
    <>
      <path d={LINE_SIGN} {...MOST} />
      <rect x={10} y={3} {...SQUARE} />
    </>
  );
  const half = (
    <>
      <path d={LINE_SIGN} {...HALF} />
      <circle cx={14} cy={7} {...DOT} />
    </>
  );
  const limit = <path d={LINE_SIGN} {...LIMIT} />;
  return (
    <Plot
      title={title}
      why={t('figures.byDayWhy')}
      plot={<Drawn figures={figures} />}
      table={<FiguresTable groups={groupsOf(figures, 'day')} {...{ title, services, limitMinutes, onDay }} />}
    >
      <Legend
        keys={[
          { word: t('figures.mostWaited'), sign: most },
          { word: t('figures.halfWaited'), sign: half },
          ...(limitMinutes === null
            ? []
            : [{ word: t('figures.limit', { count: limitMinutes }), sign: limit }]),
        ]}
      />
    </Plot>
  );
}
