import { useBridge, useDeployment } from '@vez/shared/bridge';
import { ExceptionView, LoadingView, NavBar, Page, SkeletonBlock } from '@vez/shared/ui';
import { useTexts } from '../texts';

function Head() {
  const { t } = useTexts();
  const bridge = useBridge();
  return <NavBar title={t('title')} onBack={bridge.back} onHome={() => bridge.navigate('/home')} />;
}

export const Loading = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <Head />
    <Page>
      <LoadingView onRetry={onRetry}>
        <SkeletonBlock $height={320} />
      </LoadingView>
    </Page>
  </>
);

export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTexts();
  const { phone, officeHours } = useDeployment();
  return (
    <>
      <Head />
      <Page>
        <ExceptionView
          kind="error"
          title={t('errorLoadData')}
          onRetry={onRetry}
          phone={phone}
          phoneHours={officeHours}
        >
          {error.message}
        </ExceptionView>
      </Page>
    </>
  );
}
