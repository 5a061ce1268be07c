import { csvOf, LONGEST_STEP, timeOfQuarter } from '../../model/figures';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { COLUMNS, isTime, useFiguresWords, valueOf } from './use-figures-words';

/** Lets spreadsheets read the file as UTF-8. */
const MARK = '\uFEFF';

/** The figures of the page as one file: a row for each group, with what is withheld in words. */
export function useCsv() {
  const { t } = useTexts();
  const { nameOf, people } = useFiguresWords();
  const plain = (count: number | null) => (count === null ? people(null) : count);
  const textOf = ({ groups, services, load, waits, estimates }: Figures) =>
    csvOf([
      [t('figures.period'), '', ...COLUMNS.map((column) => t(`figures.${column}`)), t('figures.counters')],
      ...groups.map((group) => [
        t(`figures.of.${group.of}`),
        group.of === 'day' ? group.day : nameOf(group, services),
        ...COLUMNS.map((column) => {
          const value = valueOf(group, column);
          return isTime(column) ? (value ?? '') : plain(value);
        }),
        '',
      ]),
      ...waits.map(({ minutes, people: waited }) => [
        t('figures.waits'),
        minutes === LONGEST_STEP
          ? t('figures.waitsLast', { from: minutes })
          : t('figures.waitsStep', { from: minutes, to: minutes + 5 }),
        plain(waited),
      ]),
      ...load.map(({ quarter, waiting, counters }) => [
        t('figures.waiting'),
        timeOfQuarter(quarter),
        plain(waiting),
        ...COLUMNS.slice(1).map(() => ''),
        counters,
      ]),
      ...(estimates === null
        ? []
        : (['early', 'right', 'late', 'veryLate'] as const).map((told) => [
            t('figures.estimates'),
            t(`figures.told.${told}`),
            plain(estimates[told]),
          ])),
    ]);
  return (figures: Figures, name: string) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([MARK, textOf(figures)], { type: 'text/csv' }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
}
