import { createTextSource, textsOf } from '@vez/shared/i18n';
import type zh_hant from './locales/zh_hant.json';

/** Bundled with the inspector: each extra file would add a hash to the first view. */
export const inspectorTexts = createTextSource(
  (language) =>
    import(/* webpackChunkName: "inspector", webpackMode: "lazy-once" */ `./locales/${language}.json`),
);
export const useTexts = textsOf<typeof zh_hant>();
