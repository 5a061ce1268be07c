import { local } from '../storage';
import { createStore, type Store } from '../store';
import { DEVELOPMENT_MODE_KEY } from './is-developing';

function switchOf(key: string): Store<boolean> {
  const store = createStore(local.get(key) === 'true');
  store.subscribe((on) => local.set(key, String(on)));
  return store;
}

/** The on/off settings (SHL-30), stored on this device. */
export const createSwitches = () => ({
  showDataId: switchOf('vez.showDataId'),
  developmentMode: switchOf(DEVELOPMENT_MODE_KEY),
});
export type Switches = ReturnType<typeof createSwitches>;
