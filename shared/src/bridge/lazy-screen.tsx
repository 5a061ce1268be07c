import { lazy, useContext, type ComponentType } from 'react';
import { retryImport } from '../chunks/retry-import';
import { AttemptContext } from './screen-boundary';

/** A screen whose code may load later. */
export type LoadableScreen<Props = object> = ComponentType<Props> & {
  /** Fetches its code, so that the next rendering shows it, or its failure, at once. */
  preload?(): Promise<void>;
};

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props & object : never;

/**
 * A screen, or a part of one, that loads from a module's named export when it is first shown. If loading fails, it
 * throws to the nearest `ScreenBoundary`, whose retry requests it again.
 */
export function lazyScreen<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LoadableScreen<PropsOf<Module[Name]>> {
  type Part = ComponentType<PropsOf<Module[Name]>>;
  let loaded: Part | undefined;
  // React renders again after an error: keep the failure until the retry, or it would request endlessly.
  const byAttempt = new WeakMap<object, Part>();
  let preloading: Promise<Part> | undefined;
  const fetchPart = async () => (loaded = (await retryImport(load))[name] as Part);
  const begin = () => {
    const part = preloading ?? fetchPart();
    preloading = undefined;
    return lazy(async () => ({ default: await part }));
  };
  function LazyScreen(props: PropsOf<Module[Name]>) {
    const attempt = useContext(AttemptContext);
    // One component for the whole attempt: another one would lose the state of the screen.
    const Screen = byAttempt.get(attempt) ?? loaded ?? begin();
    byAttempt.set(attempt, Screen as Part);
    return <Screen {...props} />;
  }
  return Object.assign(LazyScreen, {
    async preload() {
      await (preloading = fetchPart());
    },
  });
}
