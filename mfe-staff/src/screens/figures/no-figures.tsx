import { fromWireDate, type CalendarDay } from '@vez/shared/dates';
import { Button, Card, CardTitle } from '@vez/shared/ui';
import type { Figures } from '../../model/wire';
import { useTexts } from '../../texts';
import { useFiguresWords } from './use-figures-words';

interface Props {
  figures: Pick<Figures, 'firstDay' | 'nearestDay'>;
  onDay(day: CalendarDay): void;
}

/** A period without visits: since when there are figures, and the nearest. */
export function NoFigures({ figures: { firstDay, nearestDay }, onDay }: Props) {
  const { t } = useTexts();
  const { dayOf } = useFiguresWords();
  const nearest = fromWireDate(nearestDay);
  return (
    <Card $stacked as="section">
      <CardTitle>{t('figures.empty')}</CardTitle>
      <p>{firstDay === '' ? t('figures.emptyEver') : t('figures.since', { day: dayOf(firstDay) })}</p>
      {nearest !== undefined && (
        <div>
          <Button kind="outline" fit onClick={() => onDay(nearest)}>
            {t('figures.goTo', { day: dayOf(nearestDay) })}
          </Button>
        </div>
      )}
    </Card>
  );
}
