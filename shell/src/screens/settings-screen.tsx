import type { Theme } from '@vez/shared/contracts/client';
import { HTML_LANG, LANGUAGE_NAME } from '@vez/shared/domain';
import { Card, NavBar, Page, Segments, Slot, Switch } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useShell } from '../layout/shell-context';
import { homeOf } from '../mode/mode';
import type { Store } from '../store';
import { useStore } from '../use-store';
import { DevelopmentSection } from './development-section';
import { SessionSection } from './session-section';
import { TextSizeField } from './text-size-field';
import { useTitle } from './use-title';

const CHOICES: Theme['choice'][] = ['system', 'light', 'dark'];

function StoredSwitch({ of, label, hint }: { of: Store<boolean>; label: string; hint?: string }) {
  return (
    <Switch checked={useStore(of)} onChange={of.set} hint={hint}>
      {label}
    </Switch>
  );
}

/** Language, text size, theme, and the parts of this deployment (NAV-18, SHL-30, decision 29). */
export function SettingsScreen() {
  const { bridge, theme, switches } = useShell();
  const { t } = useTexts();
  useTitle(t('settings.title'));
  const language = useStore(bridge.language);
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
        {languages.length > 1 && (
          <Segments
            label={t('language')}
            minWidth={140}
            value={language}
            onChange={bridge.language.set}
            choices={languages.map((name) => ({
              value: name,
              label: LANGUAGE_NAME[name],
              lang: HTML_LANG[name],
            }))}
          />
        )}
        <TextSizeField />
        <Segments
          label={t('settings.theme')}
          minWidth={96}
          value={choice}
          onChange={theme.choose}
          choices={CHOICES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
        />
        <Card>
          <StoredSwitch
            of={switches.showDataId}
            label={t('settings.showDataId')}
            hint={t('settings.showDataIdHint')}
          />
        </Card>
        <SessionSection />
        <Slot bridge={bridge} name="settings" place={{}} />
        {environment !== 'production' && (
          <StoredSwitch of={switches.developmentMode} label={t('settings.developmentMode')} />
        )}
        {environment !== 'production' && developing && <DevelopmentSection />}
      </Page>
    </>
  );
}
