import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { remoteAt } from '../remotes/registry';
import { hasReadablePage, type RemoteState } from '../remotes/remote-state';
import { useStore } from '../use-store';
import { DeferredFailure } from './deferred-failure';
import type { FailureProps } from './failure-view';
import { useShell } from './shell-context';
import { WaitingPage } from './waiting-page';

const Outlet = styled.div<{ $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'block')};
`;

/** React leaves the content of such an element alone: another root hydrates it. */
const keepPainted = (html: string | undefined) => {
  if (html === undefined) return {};
  const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
  // Trusted Types would reject a plain string when React renders again after failed hydration.
  return { dangerouslySetInnerHTML: { __html: html || (trustedTypes?.emptyHTML ?? '') } };
};

/** The elements in which remotes mount, and the views for loading and failure. */
export function RemoteOutlet() {
  const { bridge, registry, pathname, states, lifecycles, elements, paintedOutlet } = useShell();
  const outlet = useRef<HTMLDivElement>(null);
  const [painted] = useState(() => keepPainted(paintedOutlet));
  const places = useStore(elements);
  useStore(registry.routes);
  const name = remoteAt(registry, useStore(pathname));
  const all = useStore(states);
  const state: RemoteState = (name && all[name]) || { step: 'idle' };
  const isReadable = hasReadablePage(state, useStore(bridge.language));
  const standing = 'standing' in state ? state.standing : undefined;

  useEffect(() => {
    // Moving the painted element would lose its focus and cost a layout.
    outlet.current?.append(
      ...Object.values(places).filter(({ parentNode }) => parentNode !== outlet.current),
    );
  }, [places]);

  const failure = (text: FailureProps['text']) => (
    <DeferredFailure
      text={text}
      phone={name && registry.releases[name]?.entry.phone}
      onRetry={() => void (name && lifecycles[name]?.retry())}
      standing={isReadable ? standing : undefined}
      isRetrying={state.step === 'loading'}
    />
  );

  return (
    <>
      {isReadable && failure('remote.standing')}
      <Outlet ref={outlet} $hidden={standing ? !isReadable : state.step === 'failed'} {...painted} />
      {state.step === 'loading' && !isReadable && <WaitingPage />}
      {state.step === 'failed' &&
        !isReadable &&
        failure(state.reason === 'tooNew' ? 'remote.tooNew' : 'remote.why')}
    </>
  );
}
