import { Settings } from 'lucide-react';
import { Facts, ListRow, NavBar, Page, RowList } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useShell } from '../layout/shell-context';
import { homeOf } from '../mode/mode';
import { VERSION } from '../version';

/** SHL-28, SHL-29, NAV-19 */
export function AboutScreen() {
  const { bridge } = useShell();
  const { t } = useTexts();
  return (
    <>
      <NavBar
        title={t('about.title')}
        onBack={bridge.back}
        onHome={() => bridge.navigate(homeOf(bridge.mode.get()))}
      />
      <Page>
        <Facts facts={[{ label: t('about.version'), value: VERSION }]} />
        <p>{t('about.text')}</p>
        <RowList>
          <li>
            <ListRow title={t('settings.title')} href="/app" icon={Settings} />
          </li>
        </RowList>
      </Page>
    </>
  );
}
