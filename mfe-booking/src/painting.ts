import { paintFrames } from '@vez/shared/painting';
import { definition } from './definition';

/** What a form shows depends on who books, and on the drafts that this browser keeps. */
export const paint = paintFrames(definition);
