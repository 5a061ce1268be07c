import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Page, SkeletonBlock, SkeletonList, WaitingView } from '@vez/shared/ui';
import { remoteFor } from '../remotes/registry';
import { useStore } from '../use-store';
import { LaterFailure } from './later-failure';
import { useShell } from './shell-context';

const Stage = styled.div<{ $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'block')};
`;

/** Where remotes stand: their elements, and what is shown while one loads or when it failed. */
export function RemoteStage() {
  const { registry, pathname, states, lifecycles, elements } = useShell();
  const stage = useRef<HTMLDivElement>(null);
  const remote = remoteFor(registry, useStore(pathname));
  const all = useStore(states);
  const state = (remote && all[remote.name]) ?? { step: 'idle' };

  useEffect(() => {
    stage.current?.append(...Object.values(elements));
  }, [elements]);

  return (
    <>
      <Stage ref={stage} $hidden={state.step === 'failed'} />
      {state.step === 'loading' && (
        <Page>
          <WaitingView>
            <SkeletonBlock $height={96} />
            <SkeletonList rows={4} />
          </WaitingView>
        </Page>
      )}
      {state.step === 'failed' && remote && (
        <LaterFailure
          text={state.reason === 'tooNew' ? 'remote.tooNew' : 'remote.why'}
          onRetry={() => void lifecycles[remote.name]?.retry()}
        />
      )}
    </>
  );
}
