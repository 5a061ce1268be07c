import { createTextSource, textsOf } from '@vez/shared/i18n';
import type zh_hant from './locales/zh_hant.json';

/** In the file of the inspector itself: each file more has a hash in the first view. */
export const inspectorTexts = createTextSource(
  (language) =>
    import(/* webpackChunkName: "inspector", webpackMode: "lazy-once" */ `./locales/${language}.json`),
);
export const useTexts = textsOf<typeof zh_hant>();
