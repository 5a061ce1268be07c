import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from '@vez/shared/i18n';
import { QueryClientProvider } from '@vez/shared/query';
import { BrowserRouter } from '@vez/shared/router';
import type { Bridge } from '../contracts/bridge';
import type { SlotMap, SlotName, SlotParcel } from '../contracts/slots';
import { BridgeContext } from './bridge-context';
import type { RemoteDefinition } from './define-remote';
import { createQueryClient } from './query-client';
import { ScreenBoundary } from './screen-boundary';

/** The parcel of a React remote for a slot: a component that receives its place (docs/guides/slots.md). */
export function defineSlot<Name extends SlotName>(
  { texts, follow = [], Frame = ({ children }) => children }: RemoteDefinition,
  Shown: ComponentType<SlotMap[Name]>,
): SlotParcel<Name> {
  const mounted = new WeakMap<HTMLElement, { root: Root; stop(): void }>();
  const applyLanguage = async (bridge: Bridge) => {
    for (const source of [texts, ...follow])
      await source.use(bridge.language.get(), bridge.deployment.get().terms);
  };
  return {
    async mount({ bridge, domElement, place, onError }) {
      await applyLanguage(bridge);
      const root = createRoot(domElement);
      // Keeps the current texts if those of the new language cannot be loaded.
      const stop = bridge.language.subscribe(() => void applyLanguage(bridge).catch(() => undefined));
      mounted.set(domElement, { root, stop });
      root.render(
        <BridgeContext value={bridge}>
          <I18nextProvider i18n={texts.i18n}>
            <QueryClientProvider client={createQueryClient()}>
              <BrowserRouter>
                <Frame bridge={bridge}>
                  {/* React must not be unmounted by itself. */}
                  <ScreenBoundary
                    fallback={() => null}
                    onError={(error) => queueMicrotask(() => onError(error))}
                  >
                    {createElement(Shown, place)}
                  </ScreenBoundary>
                </Frame>
              </BrowserRouter>
            </QueryClientProvider>
          </I18nextProvider>
        </BridgeContext>,
      );
    },
    async unmount({ domElement }) {
      const { root, stop } = mounted.get(domElement) ?? {};
      stop?.();
      root?.unmount();
    },
  };
}
