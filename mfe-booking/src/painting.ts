import { paintFrames } from '@vez/shared/painting';
import { definition } from './definition';

/** Frames only: a form depends on the session and on the drafts of this browser. */
export const paint = paintFrames(definition);
