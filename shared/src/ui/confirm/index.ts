export { Confirm } from './confirm';
