import type { Journey, Readable } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { createStore } from '../store';

interface Deps {
  pathname: Readable<string>;
  journey: Readable<Journey>;
}

/** Searches are easily retyped, and settings are saved at once. */
const isDraft = (target: EventTarget | null, path: string) =>
  target instanceof Element &&
  path !== paths.settings() &&
  target.closest('main') !== null &&
  target.closest('[role=search],[type=search]') === null;

/**
 * Whether a reload would lose unsent input on this page, or a request that waits for its SMS code (decision 34).
 * Leaving a page sends or abandons its input.
 */
export function watchUnsaved({ pathname, journey }: Deps): Readable<boolean> & { stop(): void } {
  const unsaved = createStore(false);
  let typed = false;
  const tell = () => unsaved.set(typed || journey.get().pending !== undefined);
  const type = ({ target }: Event) => {
    typed ||= isDraft(target, pathname.get());
    tell();
  };
  const stops = [
    pathname.subscribe(() => {
      typed = false;
      tell();
    }),
    journey.subscribe(tell),
    () => document.removeEventListener('input', type),
  ];
  document.addEventListener('input', type);
  tell();
  return { get: unsaved.get, subscribe: unsaved.subscribe, stop: () => stops.forEach((stop) => stop()) };
}

/** Resolves when nothing would be lost: at once, or when the form is sent or left. */
export function whenSaved({ get, subscribe }: Readable<boolean>): Promise<void> {
  if (!get()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe((unsaved) => {
      if (unsaved) return;
      stop();
      resolve();
    });
  });
}
