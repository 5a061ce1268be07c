import { useBridge } from '@vez/shared/bridge';
import { LoadFailure as Failure } from '@vez/shared/remote';
import { LoadingView, NavBar, Page, SkeletonBlock } from '@vez/shared/ui';
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
  return (
    <>
      <Head />
      <Page>
        <Failure error={error} onRetry={onRetry} />
      </Page>
    </>
  );
}
