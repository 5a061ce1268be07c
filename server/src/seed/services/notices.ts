import type { Named } from '../names';

/** What tickets and pages of services say besides (html, where it has tags). */
export const ARRIVE_IN_TIME: Named = [
  '<p>請準時到達，<b>未報到不會叫號</b>。</p>',
  '<p>Chegue a horas. <b>Só é chamado quem confirmou a chegada.</b></p>',
  '<p>Please come in time. <b>Only people who have checked in are called.</b></p>',
];

export const BRING_ID: Named = [
  '請帶備身份證正本。17:30 後不再派籌。',
  'Traga o original do BIR. Não se emitem senhas depois das 17:30.',
  'Bring your original ID card. No numbers are given after 17:30.',
];

export const BRING_PHOTO: Named = [
  '<p>請帶備：</p><ul><li>居民身份證正本</li><li>近照一張</li></ul>',
  '<p>Traga:</p><ul><li>o original do BIR</li><li>uma fotografia recente</li></ul>',
  '<p>Please bring:</p><ul><li>your original resident card</li><li>a recent photograph</li></ul>',
];
