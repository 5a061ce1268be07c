import { createTextSource, textsOf } from '@vez/shared/i18n';
import type zh_hant from './locales/zh_hant.json';

export const texts = createTextSource(
  (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
);
export const useTexts = textsOf<typeof zh_hant>();
