export { plainText } from './safe-tree';
export { ServerText } from './server-text';
