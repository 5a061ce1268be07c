import type { Theme } from '@vez/shared/contracts/client';
import { local } from '../storage';
import { createStore, type Store } from '../store';

const KEY = 'vez.theme';
type Choice = Theme['choice'];

function storedChoice(): Choice {
  const stored = local.get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Dark with `isDark=true` in the address, else the citizen's setting, else the system (NAV-32, decision 31). */
export function firstChoice(): Choice {
  if (new URLSearchParams(window.location.search).get('isDark') === 'true') return 'dark';
  return storedChoice();
}

export interface ThemeStore extends Store<Theme> {
  choose(choice: Choice): void;
}

export function createTheme(): ThemeStore {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const resolve = (choice: Choice): Theme['resolved'] => {
    if (choice !== 'system') return choice;
    return system.matches ? 'dark' : 'light';
  };
  const themeOf = (choice: Choice): Theme => ({ choice, resolved: resolve(choice) });

  const store = createStore(themeOf(firstChoice()));
  const apply = ({ resolved }: Theme) => {
    document.documentElement.dataset.theme = resolved;
  };
  apply(store.get());
  store.subscribe(apply);
  system.addEventListener('change', () => {
    if (store.get().choice === 'system') store.set(themeOf('system'));
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) store.set(themeOf(storedChoice()));
  });
  return {
    ...store,
    choose(choice) {
      local.set(KEY, choice);
      store.set(themeOf(choice));
    },
  };
}
