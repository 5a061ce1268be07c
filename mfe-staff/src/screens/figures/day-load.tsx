import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { token } from '@vez/shared/ui';
import { timeOfQuarter } from '../../model/figures';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { PlainTable } from './plain-table';
import { AXIS, Legend, LINE_SIGN, Plot, STILL } from './plot';
import { useFiguresWords } from './use-figures-words';

const { primary, lineStrong, line } = token.color;
const WAITING = { stroke: primary, strokeWidth: 2 } as const;

/** Who waited in each quarter of an hour of a day, as a line; bars are the counters that had a person. */
export function DayLoad({ figures: { load } }: { figures: Figures }) {
  const { t } = useTexts();
  const { people } = useFiguresWords();
  const title = t('figures.load');
  const first = load[0]?.quarter ?? 0;
  const data = Array.from({ length: (load.at(-1)?.quarter ?? -1) - first + 1 }, (_, at) => {
    const known = load.find(({ quarter }) => quarter === first + at);
    const { waiting, counters } = known ?? { waiting: 0, counters: 0 };
    return { time: timeOfQuarter(first + at), waiting, counters };
  });
  return (
    <Plot
      title={title}
      why={t('figures.loadWhy')}
      plot={
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={data}
            accessibilityLayer={false}
            margin={{ top: 12, right: 16, bottom: 0, left: -16 }}
          >
            <CartesianGrid vertical={false} stroke={line} />
            <XAxis dataKey="time" {...AXIS} />
            <YAxis allowDecimals={false} axisLine={false} {...AXIS} />
            <Bar dataKey="counters" fill={lineStrong} {...STILL} />
            <Line dataKey="waiting" dot={{ r: 3, fill: primary }} {...WAITING} {...STILL} />
          </ComposedChart>
        </ResponsiveContainer>
      }
      table={
        <PlainTable
          title={title}
          heads={[t('figures.time'), t('figures.waiting'), t('figures.counters')]}
          rows={data.map(({ time, waiting, counters }) => [time, people(waiting), counters])}
        />
      }
    >
      <Legend
        keys={[
          {
            word: t('figures.waiting'),
            sign: (
              <>
                <path d={LINE_SIGN} {...WAITING} />
                <circle cx={14} cy={7} r={3} fill={primary} />
              </>
            ),
          },
          { word: t('figures.counters'), sign: <rect x={8} width={12} height={14} fill={lineStrong} /> },
        ]}
      />
    </Plot>
  );
}
