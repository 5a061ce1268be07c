import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { toWireDate } from '@vez/shared/dates';
import { Card, figures as tabular, token, type } from '@vez/shared/ui';
import { groupsOf, percent } from '../../model/figures';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { useFiguresWords } from './use-figures-words';

const Strip = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${token.size(136)}, 1fr));
  gap: ${token.space[3]} ${token.space[4]};
  dt,
  small {
    ${type.support}
    color: ${token.color.ink2};
  }
  dd b {
    display: block;
    ${type.title}
    ${tabular}
  }
`;

/** The period in seven figures. */
export function Totals({ figures }: { figures: Figures }) {
  const { t } = useTexts();
  const { people } = useFiguresWords();
  const { cityDay } = useCityClock();
  const [all] = groupsOf(figures, 'all');
  const { at, estimates, limitMinutes } = figures;
  const days = groupsOf(figures, 'day');
  const isToday = days.length === 1 && days[0]!.day === toWireDate(cityDay(new Date(at)));
  if (all === undefined) return null;
  const { visits, uncalled, missed, bookings, noShows, wait, service } = all;
  const called = visits === null || uncalled === null ? null : visits - uncalled;
  const minutes = (count: number | undefined) =>
    count === undefined ? t('figures.unknown') : t('figures.under', { count });
  const share = (part: number | null, whole: number | null) => {
    const value = percent(part, whole);
    return value === null ? '' : t('figures.share', { share: value });
  };
  const right = estimates && percent(estimates.right, estimates.told);
  const isOver = limitMinutes !== null && (wait?.most ?? 0) > limitMinutes;
  const facts = [
    [
      t('figures.visits'),
      people(visits),
      isToday ? t('figures.soFar') : t('figures.days', { count: days.length }),
    ],
    [t('figures.halfWaited'), minutes(wait?.half), ''],
    [
      t('figures.mostWaited'),
      `${minutes(wait?.most)}${isOver ? '!' : ''}`,
      limitMinutes === null ? '' : t('figures.limit', { count: limitMinutes }),
    ],
    [t('figures.halfServed'), minutes(service?.half), ''],
    [t('figures.missed'), people(missed), share(missed, called)],
    [t('figures.noShows'), bookings === 0 ? t('figures.none') : people(noShows), share(noShows, bookings)],
    [
      t('figures.right'),
      right === null ? t('figures.unknown') : t('figures.share', { share: right }),
      t('figures.told.right'),
    ],
  ] as const;
  return (
    <Strip as="dl">
      {facts.map(([label, value, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            <small>{more}</small>
          </dd>
        </div>
      ))}
    </Strip>
  );
}
