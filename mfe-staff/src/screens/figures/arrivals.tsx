import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { token } from '@vez/shared/ui';
import { groupsOf, timeOfHour } from '../../model/figures';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { FiguresTable } from './figures-table';
import { AREA_SIGN, AXIS, Legend, Plot, STILL, stripes } from './plot';

const { primary, line } = token.color;
const BOOKED = stripes('vez-figures-booked', primary);

/** How many came in each hour: full bars for numbers, striped ones for bookings. */
export function Arrivals({ figures }: { figures: Figures }) {
  const { t } = useTexts();
  const { limitMinutes, services } = figures;
  const hours = groupsOf(figures, 'hour');
  const data = hours.map(({ hour, numbers, bookings, noShows }) => ({
    time: timeOfHour(hour!),
    numbers,
    bookings: bookings === null || noShows === null ? null : bookings - noShows,
  }));
  const title = t('figures.byHour');
  return (
    <Plot
      title={title}
      why={t('figures.byHourWhy')}
      plot={
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={data}
            accessibilityLayer={false}
            margin={{ top: 12, right: 8, bottom: 0, left: -16 }}
          >
            <defs>{BOOKED.pattern}</defs>
            <CartesianGrid vertical={false} stroke={line} />
            <XAxis dataKey="time" {...AXIS} />
            <YAxis allowDecimals={false} axisLine={false} {...AXIS} />
            <Bar dataKey="numbers" stackId="came" fill={primary} {...STILL} />
            <Bar dataKey="bookings" stackId="came" {...BOOKED.looks} {...STILL} />
          </BarChart>
        </ResponsiveContainer>
      }
      table={<FiguresTable title={title} groups={hours} {...{ services, limitMinutes }} />}
    >
      <Legend
        keys={[
          { word: t('figures.numbers'), sign: <rect {...AREA_SIGN} fill={primary} /> },
          {
            word: t('figures.bookings'),
            sign: (
              <>
                <defs>{BOOKED.pattern}</defs>
                <rect {...AREA_SIGN} {...BOOKED.looks} />
              </>
            ),
          },
        ]}
      />
    </Plot>
  );
}
