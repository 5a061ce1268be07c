import { remoteFrom } from '@vez/build/webpack';

export default remoteFrom(import.meta.url);
