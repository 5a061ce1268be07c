import { Settings } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '@vez/shared/domain';
import { ListRow, NavBar, Page, RowList, Section, token } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useShell } from '../layout/shell-context';
import { homeOf } from '../mode/mode';
import { VERSION } from '../version';
import { useStore } from '../use-store';
import { useTitle } from './use-title';

const Uses = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-start: 1.2em;
`;

/** Shows the site's audience, purpose and version (SHL-01, SHL-02, SHL-28, SHL-29, NAV-19). */
export function AboutScreen() {
  const { bridge } = useShell();
  const { t } = useTexts();
  const title = t('about.title', { name: useStore(bridge.deployment).name });
  useTitle(title);
  return (
    <>
      <NavBar title={title} onBack={bridge.back} onHome={() => bridge.navigate(homeOf(bridge.mode.get()))} />
      <Page>
        <p>{t('about.text')}</p>
        <Section heading={t('about.who')}>
          <p>{t('about.whoText')}</p>
        </Section>
        <Section heading={t('about.what')}>
          <Uses>
            <li>{t('about.find')}</li>
            <li>{t('about.watch')}</li>
            <li>{t('about.take')}</li>
            <li>{t('about.keep')}</li>
          </Uses>
        </Section>
        <Section heading={t('about.version')}>
          <p>{VERSION}</p>
        </Section>
        <RowList>
          <li>
            <ListRow title={t('settings.title')} href={paths.settings()} icon={Settings} />
          </li>
        </RowList>
      </Page>
    </>
  );
}
