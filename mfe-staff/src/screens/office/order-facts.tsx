import { Button, Card, CardTitle } from '@vez/shared/ui';
import type { OfficeSettings } from '../../model/wire';
import { useTexts } from '../../texts';
import { CardHead } from './rows';
import { useSettingsWords } from './use-settings-words';

interface Props {
  settings: Pick<OfficeSettings, 'order' | 'keptBy'>;
  onEdit(): void;
}

/** Shows the office’s order of calling. */
export function OrderFacts({ settings: { order, keptBy }, onEdit }: Props) {
  const { t } = useTexts();
  const { ruleWords } = useSettingsWords();
  return (
    <Card $stacked as="section">
      <CardHead>
        <CardTitle>{t('office.order')}</CardTitle>
        {keptBy === null && (
          <Button
            kind="outline"
            fit
            aria-label={`${t('office.change')}: ${t('office.order')}`}
            onClick={onEdit}
          >
            {t('office.change')}
          </Button>
        )}
      </CardHead>
      <p>{ruleWords(order)}</p>
    </Card>
  );
}
