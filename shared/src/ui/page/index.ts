export { OneColumn, TwoColumns } from './one-or-two';
export { Page } from './page';
