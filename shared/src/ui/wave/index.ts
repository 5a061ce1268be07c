export { Wave } from './wave';
