import { createContext, useContext } from 'react';
import type { Bridge } from '../contracts/bridge';

export const BridgeContext = createContext<Bridge | null>(null);

/** The bridge that the shell gave this remote. */
export function useBridge(): Bridge {
  const bridge = useContext(BridgeContext);
  if (bridge === null) throw new Error('A screen needs the bridge: render it through defineRemote.');
  return bridge;
}
