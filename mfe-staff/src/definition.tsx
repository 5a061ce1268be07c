import { remoteDefinition } from '@vez/shared/remote';
import { routes } from './routes';
import { texts } from './texts';

export const definition = remoteDefinition({ routes, texts });
