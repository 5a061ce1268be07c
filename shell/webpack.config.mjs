import { shellFrom } from '@vez/build/webpack';

export default shellFrom(import.meta.url);
