import { local } from '../storage';
import { createStore, type Store } from '../store';

function switchOf(key: string): Store<boolean> {
  const store = createStore(local.get(key) === 'true');
  store.subscribe((on) => local.set(key, String(on)));
  return store;
}

/** The settings that are on or off (SHL-30): kept on this device. */
export const createSwitches = () => ({
  showDataId: switchOf('vez.showDataId'),
  developmentMode: switchOf('vez.developmentMode'),
});
export type Switches = ReturnType<typeof createSwitches>;
