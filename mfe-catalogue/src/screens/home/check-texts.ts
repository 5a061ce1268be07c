import { createTextSource, textsOf } from '@vez/shared/i18n';
import type zh_hant from './locales/zh_hant.json';

// In the chunk of the picture, so that no page carries them from the start.
export const checkTexts = createTextSource(
  (language) =>
    import(/* webpackChunkName: "device-picture", webpackMode: "lazy-once" */ `./locales/${language}.json`),
);
export const useCheckTexts = textsOf<typeof zh_hant>();
