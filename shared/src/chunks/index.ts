export { again } from './again';
