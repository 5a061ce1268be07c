import { remoteDefinition } from '@vez/shared/remote';
import { forgetParameters } from './drafts/parameters';
import { forgetDrafts } from './drafts/reservation';
import { routes } from './routes';
import { texts } from './texts';

export const definition = remoteDefinition({
  routes,
  texts,
  forget() {
    forgetDrafts();
    forgetParameters();
  },
});
