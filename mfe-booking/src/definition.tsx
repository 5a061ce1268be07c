import { remoteDefinition } from '@vez/shared/remote';
import { staleAfter } from './api/stale-after';
import { forgetDrafts, holdsDraft } from './drafts/kept';
import { routes } from './routes';
import { texts } from './texts';

export const definition = remoteDefinition({ routes, texts, staleAfter, forget: forgetDrafts, holdsDraft });
