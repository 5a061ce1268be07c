import type { ComponentType } from 'react';
import { useBridge } from '@vez/shared/bridge';
import { Slot } from '@vez/shared/ui';

/** A list of the home, and below it what other remotes show there. */
export const withTiles = (List: ComponentType) =>
  function ListWithTiles() {
    const bridge = useBridge();
    return (
      <>
        <List />
        <Slot bridge={bridge} name="homeTile" place={{}} />
      </>
    );
  };
