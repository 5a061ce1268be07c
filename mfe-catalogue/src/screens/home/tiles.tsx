import { useBridge } from '@vez/shared/bridge';
import { Slot } from '@vez/shared/ui';

/** What other remotes show on the home. */
export const Tiles = () => <Slot bridge={useBridge()} name="homeTile" place={{}} />;
