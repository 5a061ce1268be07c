import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { remoteAt } from '../remotes/registry';
import { useStore } from '../use-store';
import { DeferredFailure } from './deferred-failure';
import { useShell } from './shell-context';
import { WaitingPage } from './waiting-page';

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
  const places = useStore(elements);
  useStore(registry.routes);
  const name = remoteAt(registry, useStore(pathname));
  const all = useStore(states);
  const state = (name && all[name]) || { step: 'idle' };

  useEffect(() => {
    // Moving the painted one would cost its focus and a layout.
    outlet.current?.append(
      ...Object.values(places).filter(({ parentNode }) => parentNode !== outlet.current),
    );
  }, [places]);

  return (
    <>
      <Outlet ref={outlet} $hidden={state.step === 'failed'} {...painted} />
      {state.step === 'loading' && <WaitingPage />}
      {state.step === 'failed' && name && (
        <DeferredFailure
          text={state.reason === 'tooNew' ? 'remote.tooNew' : 'remote.why'}
          phone={registry.releases[name]?.entry.phone}
          onRetry={() => void lifecycles[name]?.retry()}
        />
      )}
    </>
  );
}
