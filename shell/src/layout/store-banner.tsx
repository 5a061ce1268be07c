import { Suspense, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { token, type } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { createStore } from '../store';
import { useStoreOnceShown } from '../use-store';
import { useShell } from './shell-context';
import { areStoresDismissed, dismissStores } from './stores-dismissed';

const StoreLinks = lazyScreen(() => import(/* webpackChunkName: "stores" */ './store-links'), 'StoreLinks');

/** The header's wave overlaps it by 10. It keeps its height while its links load, so nothing below moves. */
const Banner = styled.aside`
  display: none;
  min-height: ${token.size(58)};
  padding-top: ${token.size(10)};
  background: ${token.color.soft};
  color: ${token.color.softInk};
  ${type.support}
  /* A phone in landscape is as wide, but has no height to spare. */
  @media (min-width: 640px) and (hover: hover) {
    display: var(--site-header, block);
  }
  /* Applies before hydration. */
  [data-stores] & {
    display: none;
  }
`;

/** Where the style hides the links, so their code is not loaded. */
const HIDDEN_IN = '(max-width: 639.98px), (hover: none)';
function onChange(tell: () => void): () => void {
  const media = window.matchMedia(HIDDEN_IN);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
const isHiddenNow = () => window.matchMedia(HIDDEN_IN).matches;

/** Links to the app stores, in a desktop browser until dismissed (SHL-04). Loaded only there. */
export function StoreBanner() {
  const { t } = useTexts();
  const { stores, inHostApp } = useShell();
  const [dismissed] = useState(() => createStore(areStoresDismissed()));
  // Painted for every visitor, then hidden for those who dismissed it or use the app.
  const isDismissed = useStoreOnceShown(dismissed, false);
  const inApp = useStoreOnceShown(inHostApp, false);
  const [dismiss] = useState(() => () => {
    dismissStores();
    dismissed.set(true);
  });
  const isHidden = useSyncExternalStore(onChange, isHiddenNow, () => false);
  if (isDismissed || inApp || isHidden || (!stores.ios && !stores.android)) return null;
  return (
    <ScreenBoundary fallback={() => null}>
      <Banner aria-label={t('stores.label')}>
        <Suspense fallback={null}>
          <StoreLinks {...stores} onDismiss={dismiss} />
        </Suspense>
      </Banner>
    </ScreenBoundary>
  );
}
