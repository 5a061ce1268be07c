import { defineRemote } from '@vez/shared/bridge';
import { definition } from './definition';

export const { bootstrap, mount, unmount } = defineRemote(definition);
