import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ExceptionView, LoadingView, Page, SkeletonBlock, SkeletonList } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { remoteFor } from '../remotes/registry';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const Stage = styled.div<{ $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'block')};
`;

/** Where remotes stand: their elements, and what is shown while one loads or when it failed. */
export function RemoteStage() {
  const { registry, pathname, states, lifecycles, elements, bridge } = useShell();
  const { t } = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const remote = remoteFor(registry, useStore(pathname));
  const all = useStore(states);
  const deployment = useStore(bridge.deployment);
  const state = (remote && all[remote.name]) ?? { step: 'idle' };

  useEffect(() => {
    stage.current?.append(...Object.values(elements));
  }, [elements]);

  return (
    <>
      <Stage ref={stage} $hidden={state.step === 'failed'} />
      {state.step === 'loading' && (
        <Page>
          <LoadingView>
            <SkeletonBlock $height={96} />
            <SkeletonList rows={4} />
          </LoadingView>
        </Page>
      )}
      {state.step === 'failed' && remote && (
        <Page>
          <ExceptionView
            heading="h1"
            kind="error"
            title={t('remote.failed')}
            onRetry={() => void lifecycles[remote.name]?.retry()}
            phone={deployment.phone}
            phoneHours={deployment.officeHours}
          >
            {t(state.reason === 'tooNew' ? 'remote.tooNew' : 'remote.why')}
          </ExceptionView>
        </Page>
      )}
    </>
  );
}
