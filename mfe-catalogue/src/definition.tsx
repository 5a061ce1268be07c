import { remoteDefinition } from '@vez/shared/remote';
import { staleAfter } from './api/stale-after';
import { forgetPosition } from './model/known-position';
import { routes } from './routes';
import { texts } from './texts';

export const definition = remoteDefinition({ routes, texts, staleAfter, forget: forgetPosition });
