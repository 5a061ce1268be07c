import { LANGUAGES, type Language, type Theme } from '@vez/shared/contracts/client';
import { LANGUAGE_NAME } from '@vez/shared/i18n';
import { Facts, NavBar, Page, Section, SelectField } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useShell } from '../layout/shell-context';
import { TEXT_SIZES } from '../theme/text-size';
import { useStore } from '../use-store';

const SIZE_NAMES = ['A', 'A+', 'A++', 'A+++'];
const CHOICES: Theme['choice'][] = ['system', 'light', 'dark'];

/** Language, text size, theme, and what this deployment consists of (NAV-18, SHL-30, decision 29). */
export function SettingsScreen() {
  const { bridge, theme, textSize, registry, states } = useShell();
  const { t } = useTexts();
  const language = useStore(bridge.language);
  const size = useStore(textSize);
  const { choice } = useStore(theme);
  const all = useStore(states);
  return (
    <>
      <NavBar title={t('settings.title')} onBack={bridge.back} onHome={() => bridge.navigate('/home')} />
      <Page>
        <SelectField
          label={t('language')}
          value={language}
          onChange={({ target }) => bridge.language.set(target.value as Language)}
          choices={LANGUAGES.map((name) => ({ value: name, label: LANGUAGE_NAME[name] }))}
        />
        <SelectField
          label={t('settings.textSize')}
          value={String(size)}
          onChange={({ target }) =>
            textSize.set(TEXT_SIZES.find((known) => String(known) === target.value) ?? 1)
          }
          choices={TEXT_SIZES.map((value, at) => ({ value: String(value), label: SIZE_NAMES[at]! }))}
        />
        <SelectField
          label={t('settings.theme')}
          value={choice}
          onChange={({ target }) => theme.choose(target.value as Theme['choice'])}
          choices={CHOICES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
        />
        <Section heading={t('settings.remotes')}>
          <Facts
            facts={registry.remotes.map(({ name, contract }) => ({
              label: name,
              value: `${contract} · ${all[name]?.step ?? 'idle'}`,
            }))}
          />
        </Section>
      </Page>
    </>
  );
}
