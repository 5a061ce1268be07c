import { paintFrames } from '@vez/shared/painting';
import { definition } from './definition';

/** What the form shows depends on who takes a number, and on the drafts that this browser keeps. */
export const paint = paintFrames(definition);
