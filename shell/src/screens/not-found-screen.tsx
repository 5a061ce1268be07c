import { House, Search } from 'lucide-react';
import { paths } from '@vez/shared/domain';
import { ButtonLink, useUiTexts, ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useShell } from '../layout/shell-context';
import { homeOf } from '../mode/mode';
import { useStore } from '../use-store';
import { useTitle } from './use-title';

/** Shown for an unknown address, with a link home. */
export function NotFoundScreen() {
  const { bridge } = useShell();
  const { t } = useTexts();
  const { gone } = useUiTexts();
  useTitle(t('notFound.title'));
  return (
    <Page full>
      <ExceptionView
        heading="h1"
        kind="noData"
        title={t('notFound.title')}
        actions={
          <>
            <ButtonLink href={homeOf(useStore(bridge.mode))} icon={House}>
              {t('notFound.home')}
            </ButtonLink>
            {bridge.canServe(paths.search()) && (
              <ButtonLink kind="outline" href={paths.search()} icon={Search}>
                {gone.search}
              </ButtonLink>
            )}
          </>
        }
      >
        {t('notFound.text')}
      </ExceptionView>
    </Page>
  );
}
