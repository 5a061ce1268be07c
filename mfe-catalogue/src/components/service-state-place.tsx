import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { token } from '@vez/shared/ui';

// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` asks again
const load = () => import(/* webpackChunkName: "states" */ './service-state');
const ServiceState = lazyScreen(load, 'ServiceState');

/** Room for two lines, or for one in the fewest words, so that nothing moves when they come. */
const Room = styled.span<{ $px: number }>`
  display: block;
  min-height: ${({ $px }) => token.size($px)};
`;
const LINES_PX = 52;
const BRIEF_PX = 18;

/** Where the state of a service comes to stand, after the list itself: its code and its call wait for that. */
export function ServiceStatePlace(of: { service: number; location?: number; brief?: boolean }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <Room $px={of.brief ? BRIEF_PX : LINES_PX}>
      {isShown && (
        <ScreenBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <ServiceState {...of} />
          </Suspense>
        </ScreenBoundary>
      )}
    </Room>
  );
}
