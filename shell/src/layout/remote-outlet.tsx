import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Page, SkeletonBlock, SkeletonList, WaitingView } from '@vez/shared/ui';
import { remoteFor } from '../remotes/registry';
import { useStore } from '../use-store';
import { DeferredFailure } from './deferred-failure';
import { useShell } from './shell-context';

const Outlet = styled.div<{ $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'block')};
`;

/** React leaves what stands in such an element as it is: another root takes it over. */
const keepPainted = (html: string | undefined) => {
  if (html === undefined) return {};
  const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
  // Painting anew after a failed take-over must not be refused for a plain string.
  return { dangerouslySetInnerHTML: { __html: html || (trustedTypes?.emptyHTML ?? '') } };
};

/** The elements in which remotes mount, and the views for loading and failure. */
export function RemoteOutlet() {
  const { registry, pathname, states, lifecycles, elements, paintedOutlet } = useShell();
  const outlet = useRef<HTMLDivElement>(null);
  const [painted] = useState(() => keepPainted(paintedOutlet));
  const remote = remoteFor(registry, useStore(pathname));
  const all = useStore(states);
  const state = (remote && all[remote.name]) ?? { step: 'idle' };

  useEffect(() => {
    // Moving the painted one would cost its focus and a layout.
    outlet.current?.append(
      ...Object.values(elements).filter(({ parentNode }) => parentNode !== outlet.current),
    );
  }, [elements]);

  return (
    <>
      <Outlet ref={outlet} $hidden={state.step === 'failed'} {...painted} />
      {state.step === 'loading' && (
        <Page>
          <WaitingView>
            <SkeletonBlock $height={96} />
            <SkeletonList rows={4} />
          </WaitingView>
        </Page>
      )}
      {state.step === 'failed' && remote && (
        <DeferredFailure
          text={state.reason === 'tooNew' ? 'remote.tooNew' : 'remote.why'}
          phone={remote.phone}
          onRetry={() => void lifecycles[remote.name]?.retry()}
        />
      )}
    </>
  );
}
