import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { token } from '@vez/shared/ui';
import { LONGEST_STEP } from '../../model/figures';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { PlainTable } from './plain-table';
import { AREA_SIGN, AXIS, Legend, Plot, STILL, stripes } from './plot';
import { useFiguresWords } from './use-figures-words';

const { primary, amberInk, line } = token.color;
const OVER = stripes('vez-figures-over', amberInk);

/** How many waited for how long. Striped bars are over the limit. */
export function Waits({ figures: { waits, limitMinutes } }: { figures: Figures }) {
  const { t } = useTexts();
  const { people: peopleOf } = useFiguresWords();
  const title = t('figures.waits');
  const stepOf = (from: number) =>
    from === LONGEST_STEP ? t('figures.waitsLast', { from }) : t('figures.waitsStep', { from, to: from + 5 });
  const isOver = (from: number) => limitMinutes !== null && from >= limitMinutes;
  const data = waits.map(({ minutes, people }) => ({ minutes, step: stepOf(minutes), people }));
  const word =
    limitMinutes !== null && `${t('figures.over')} (${t('figures.limit', { count: limitMinutes })})`;
  const sign = (
    <>
      <defs>{OVER.pattern}</defs>
      <rect {...AREA_SIGN} {...OVER.looks} />
    </>
  );
  return (
    <Plot
      title={title}
      why={t('figures.waitsWhy')}
      plot={
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={data}
            accessibilityLayer={false}
            margin={{ top: 20, right: 8, bottom: 0, left: -16 }}
          >
            <defs>{OVER.pattern}</defs>
            <CartesianGrid vertical={false} stroke={line} />
            <XAxis dataKey="step" {...AXIS} />
            <YAxis allowDecimals={false} axisLine={false} {...AXIS} />
            <Bar dataKey="people" {...STILL}>
              <LabelList dataKey="people" position="top" />
              {data.map(({ minutes }) => (
                <Cell key={minutes} {...(isOver(minutes) ? OVER.looks : { fill: primary })} />
              ))}
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      }
      table={
        <PlainTable
          title={title}
          heads={[t('figures.minutes'), t('figures.people')]}
          rows={waits.map(({ minutes, people }) => [
            `${stepOf(minutes)}${isOver(minutes) ? '!' : ''}`,
            peopleOf(people),
          ])}
        />
      }
    >
      {word !== false && <Legend keys={[{ word, sign }]} />}
    </Plot>
  );
}
