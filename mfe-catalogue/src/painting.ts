import { paintRemote } from '@vez/shared/painting';
import { definition } from './definition';

export const paint = paintRemote(definition);
