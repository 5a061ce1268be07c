import { createTextSource, textsOf } from '@vez/shared/i18n';
import type zh_hant from './locales/zh_hant.json';

// Bundled with the dialog, so that no page carries them from the start.
export const helpTexts = createTextSource(
  (language) => import(/* webpackChunkName: "help", webpackMode: "lazy-once" */ `./locales/${language}.json`),
);
export const useHelpTexts = textsOf<typeof zh_hant>();
