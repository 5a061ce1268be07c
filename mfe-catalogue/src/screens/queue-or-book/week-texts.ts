import { createTextSource, textsOf } from '@vez/shared/i18n';
import type zh_hant from './locales/zh_hant.json';

// In the chunk of the screen, so that no other page carries them.
export const weekTexts = createTextSource(
  (language) =>
    import(/* webpackChunkName: "queue-or-book", webpackMode: "lazy-once" */ `./locales/${language}.json`),
);
export const useWeekTexts = textsOf<typeof zh_hant>();
