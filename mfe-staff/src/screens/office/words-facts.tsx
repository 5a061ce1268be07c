import { LANGUAGE_NAME, LANGUAGES } from '@vez/shared/domain';
import { Card, CardTitle, Facts, Notice } from '@vez/shared/ui';
import type { ServiceWords } from '../../model/office-settings';
import { useTexts } from '../../texts';
import { useSettingsWords } from './use-settings-words';
import type { LifeEvents } from './words-fields';

interface Props {
  words: ServiceWords;
  events: LifeEvents;
}

/** The drawing and the search words, for supervisors who may not change them. */
export function WordsFacts({ words: { icon, otherNames, phrases = [] }, events }: Props) {
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
          ...events.map(({ code, name }) => ({
            label: t('office.phrases', { event: name }),
            value: phrases
              .filter(({ event }) => event === code)
              .map(({ phrase }) => phrase)
              .join(', '),
          })),
        ]}
      />
    </Card>
  );
}
