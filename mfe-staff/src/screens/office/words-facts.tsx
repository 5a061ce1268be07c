import { LANGUAGE_NAME, LANGUAGES } from '@vez/shared/domain';
import { Card, CardTitle, Facts, Notice } from '@vez/shared/ui';
import type { ServiceWords } from '../../model/office-settings';
import { useTexts } from '../../texts';
import { useSettingsWords } from './use-settings-words';

/** The drawing and the search words, for supervisors who may not change them. */
export function WordsFacts({ words: { icon, otherNames } }: { words: ServiceWords }) {
  const { t } = useTexts();
  const { iconOf } = useSettingsWords();
  return (
    <Card $stacked>
      <CardTitle>{t('office.words')}</CardTitle>
      <Notice>{`${t('office.allOffices')} ${t('office.needsAll')}`}</Notice>
      <Facts
        facts={[
          { label: t('office.field.icon'), value: iconOf(icon) },
          ...LANGUAGES.map((language) => ({
            label: `${t('office.otherNames')} (${LANGUAGE_NAME[language]})`,
            value: otherNames
              .filter((one) => one.language === language)
              .map(({ name }) => name)
              .join(', '),
          })),
        ]}
      />
    </Card>
  );
}
