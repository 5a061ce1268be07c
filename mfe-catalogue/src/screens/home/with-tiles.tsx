import type { ComponentType } from 'react';
import { useBridge } from '@vez/shared/bridge';
import { Slot } from '@vez/shared/ui';

/** A list of the home, followed by the tiles of other remotes. */
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
