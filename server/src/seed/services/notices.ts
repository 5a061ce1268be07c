import type { Named } from '../names';

/** Additional text of tickets and of pages of services (html, if it has tags). */
export const HAVE_ID_READY: Named = [
  '<p>請備妥<b>身份證明文件</b>，辦理時須核對。</p>',
  '<p>Tenha consigo o <b>documento de identificação</b>: é verificado no atendimento.</p>',
  '<p>Please have your <b>identity document</b> ready: it is checked during the visit.</p>',
];

export const BRING_ID: Named = [
  '請帶備身份證正本。',
  'Traga o original do BIR.',
  'Bring your original ID card.',
];

export const BRING_PHOTO: Named = [
  '<p>請帶備：</p><ul><li>居民身份證正本</li><li>近照一張</li></ul>',
  '<p>Traga:</p><ul><li>o original do BIR</li><li>uma fotografia recente</li></ul>',
  '<p>Please bring:</p><ul><li>your original resident card</li><li>a recent photograph</li></ul>',
];
