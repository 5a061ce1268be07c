import { media } from './media';
import { token } from './token';

/** The ring round what has the keyboard: ink with a gap, so that it shows on every ground. */
export const focusRing = `outline:3px solid ${token.color.focus};outline-offset:2px;box-shadow:0 0 0 2px ${token.color.focusGap};`;

/**
 * On a phone whose citizen reads at 150 % and more, set in the settings: what stood side by side takes a line of its own.
 */
export const onLargePhone = (styles: string) => `${media.phone}{:root[data-large-text] &{${styles}}}`;

/** Visible only to screen readers. */
export const visuallyHidden =
  'position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip:rect(0 0 0 0);clip-path:inset(50%);white-space:nowrap;border:0;';
