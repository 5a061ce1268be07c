import { LANGUAGES } from '@vez/shared/domain';

const words = {
  noScript: { page: '', acts: '' },
  slowLoading: '',
  retry: '',
  call: '',
  remote: { lost: '' },
  about: { text: '' },
};
const texts = Object.fromEntries(LANGUAGES.map((one) => [one, words]));

/** A template of pages without scripts, of a shell that reads boot data 1. */
export const FORMER_TEMPLATE = { texts, parts: texts, scripts: [], skeleton: '' };

/** The same of a shell that reads boot data 2. */
export const PAGE_TEMPLATE = { ...FORMER_TEMPLATE, bootData: { oldest: 2, newest: 2 } };
