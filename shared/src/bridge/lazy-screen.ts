import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A screen that is loaded when its route is opened, from a module with a named export. */
export const lazyScreen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> => lazy(() => load().then((module) => ({ default: module[name] })));
