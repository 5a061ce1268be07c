import { createTextSource, textsOf } from '@vez/shared/i18n';
import type zh_hant from './locales/zh_hant.json';

// In the chunk of the remote counter, so that no other page carries them.
export const checkTexts = createTextSource(
  (language) =>
    import(/* webpackChunkName: "video", webpackMode: "lazy-once" */ `./locales/${language}.json`),
);
export const useCheckTexts = textsOf<typeof zh_hant>();
