import { paintFrames } from '@vez/shared/painting';
import { definition } from './definition';

/** Paints only the frame: the form depends on the user, and on the drafts in this browser. */
export const paint = paintFrames(definition);
