import { lazy, type ComponentType } from 'react';
import { again } from '../chunks';

/**
 * A screen that is loaded when its route is opened, from a module with a named export. What could not be
 * loaded is asked for again the next time that it is shown; React on its own would remember the failure.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const begin = (): ComponentType =>
    lazy(async (): Promise<{ default: ComponentType }> => {
      try {
        return { default: (await again(load))[name] };
      } catch (failure) {
        Current = begin();
        throw failure;
      }
    });
  let Current = begin();
  return function LazyScreen() {
    return <Current />;
  };
}
