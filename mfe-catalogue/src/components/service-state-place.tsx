import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { token } from '@vez/shared/ui';

// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` asks again
const load = () => import(/* webpackChunkName: "states" */ './service-state');
const ServiceState = lazyScreen(load, 'ServiceState');

/** Room for a badge and two lines, so that nothing moves when they come. */
const Room = styled.span`
  display: block;
  min-height: ${token.size(78)};
`;

/** Where the state of a service comes to stand, after the list itself: its code and its call wait for that. */
export function ServiceStatePlace(of: { service: number; location?: number }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <Room>
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
