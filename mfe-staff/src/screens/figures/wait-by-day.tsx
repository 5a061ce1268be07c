import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { token } from '@vez/shared/ui';
import { groupsOf } from '../../model/figures';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { FiguresTable } from './figures-table';
import { AXIS, Legend, Plot, STILL } from './plot';

const { primary, ink, surface, amberInk, line } = token.color;
const HALF = { stroke: primary, strokeWidth: 2, dot: { r: 4, fill: primary } } as const;
const square = ({ cx, cy, key }: { cx?: number; cy?: number; key?: React.Key | null }) =>
  cx === undefined || cy === undefined || Number.isNaN(cy) ? (
    <g key={key} />
  ) : (
    <rect key={key} x={cx - 4} y={cy - 4} width={8} height={8} fill={surface} stroke={ink} strokeWidth={2} />
  );
const MOST = { stroke: ink, strokeWidth: 2, strokeDasharray: '6 4', dot: square } as const;

/** How long half and nine in ten waited on each day of a month: a solid line with dots, a dashed one with squares. */
export function WaitByDay({ figures }: { figures: Figures }) {
  const { t } = useTexts();
  const { limitMinutes, services } = figures;
  const days = groupsOf(figures, 'day');
  const data = days.map(({ day, wait }) => ({
    day: String(Number(day.slice(0, 2))),
    half: wait?.half ?? null,
    most: wait?.most ?? null,
  }));
  const title = t('figures.byDay');
  return (
    <Plot
      title={title}
      why={t('figures.byDayWhy')}
      plot={
        <ResponsiveContainer width="100%" height="100%">
          <LineChart
            data={data}
            accessibilityLayer={false}
            margin={{ top: 12, right: 16, bottom: 0, left: -16 }}
          >
            <CartesianGrid vertical={false} stroke={line} />
            <XAxis dataKey="day" {...AXIS} />
            <YAxis
              allowDecimals={false}
              axisLine={false}
              {...AXIS}
              domain={[0, (most: number) => Math.ceil(Math.max(most, limitMinutes ?? 0, 1) / 20) * 20]}
            />
            {limitMinutes !== null && (
              <ReferenceLine y={limitMinutes} stroke={amberInk} strokeWidth={2} strokeDasharray="2 4" />
            )}
            <Line dataKey="most" {...MOST} {...STILL} />
            <Line dataKey="half" {...HALF} {...STILL} />
          </LineChart>
        </ResponsiveContainer>
      }
      table={<FiguresTable title={title} groups={days} {...{ services, limitMinutes }} />}
    >
      <Legend
        keys={[
          {
            word: t('figures.mostWaited'),
            sign: (
              <>
                <path d="M0 7H28" stroke={ink} strokeWidth={2} strokeDasharray="6 4" />
                <rect x={10} y={3} width={8} height={8} fill={surface} stroke={ink} strokeWidth={2} />
              </>
            ),
          },
          {
            word: t('figures.halfWaited'),
            sign: (
              <>
                <path d="M0 7H28" stroke={primary} strokeWidth={2} />
                <circle cx={14} cy={7} r={4} fill={primary} />
              </>
            ),
          },
          ...(limitMinutes === null
            ? []
            : [
                {
                  word: t('figures.limit', { count: limitMinutes }),
                  sign: <path d="M0 7H28" stroke={amberInk} strokeWidth={2} strokeDasharray="2 4" />,
                },
              ]),
        ]}
      />
    </Plot>
  );
}
