import { remoteDefinition } from '@vez/shared/remote';
import { routes } from './routes';
import { forgetDrafts, holdsDraft } from './drafts/number';
import { texts } from './texts';

export const definition = remoteDefinition({ routes, texts, forget: forgetDrafts, holdsDraft });
