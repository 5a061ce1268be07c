import { createTextSource, textsOf } from '@vez/shared/i18n';
import type zh_hant from './locales/zh_hant.json';

// Bundled with the page, so that no other page carries them.
export const ownDataTexts = createTextSource(
  (language) =>
    import(/* webpackChunkName: "own-data", webpackMode: "lazy-once" */ `./locales/${language}.json`),
);
export const useOwnDataTexts = textsOf<typeof zh_hant>();
