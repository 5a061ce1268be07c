export { LiveMark, UpdatedLine } from './updated-line';
