import type { Language, Theme } from '@vez/shared/contracts/client';
import { LANGUAGE_NAME } from '@vez/shared/domain';
import { NavBar, Page, SelectField, Slot } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useShell } from '../layout/shell-context';
import { homeOf } from '../mode/mode';
import { TEXT_SIZES } from '../theme/text-size';
import type { Store } from '../store';
import { useStore } from '../use-store';
import { DevelopmentSection } from './development-section';
import { SessionSection } from './session-section';
import { useTitle } from './use-title';

const SIZE_NAMES = ['A', 'A+', 'A++', 'A+++'];
const CHOICES: Theme['choice'][] = ['system', 'light', 'dark'];

function SwitchField({ of, label, hint }: { of: Store<boolean>; label: string; hint?: string }) {
  const { t } = useTexts();
  return (
    <SelectField
      label={label}
      hint={hint}
      value={String(useStore(of))}
      onChange={({ target }) => of.set(target.value === 'true')}
      choices={[
        { value: 'false', label: t('settings.off') },
        { value: 'true', label: t('settings.on') },
      ]}
    />
  );
}

/** Language, text size, theme, and what this deployment consists of (NAV-18, SHL-30, decision 29). */
export function SettingsScreen() {
  const { bridge, theme, textSize, switches } = useShell();
  const { t } = useTexts();
  useTitle(t('settings.title'));
  const language = useStore(bridge.language);
  const size = useStore(textSize);
  const { choice } = useStore(theme);
  const developing = useStore(switches.developmentMode);
  const { environment, languages } = useStore(bridge.deployment);
  return (
    <>
      <NavBar
        title={t('settings.title')}
        onBack={bridge.back}
        onHome={() => bridge.navigate(homeOf(bridge.mode.get()))}
      />
      <Page>
        <SelectField
          label={t('language')}
          value={language}
          onChange={({ target }) => bridge.language.set(target.value as Language)}
          choices={languages.map((name) => ({ value: name, label: LANGUAGE_NAME[name] }))}
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
        <SwitchField
          of={switches.showDataId}
          label={t('settings.showDataId')}
          hint={t('settings.showDataIdHint')}
        />
        {environment !== 'production' && (
          <SwitchField of={switches.developmentMode} label={t('settings.developmentMode')} />
        )}
        <SessionSection />
        <Slot bridge={bridge} name="settings" place={{}} />
        {environment !== 'production' && developing && <DevelopmentSection />}
      </Page>
    </>
  );
}
