export { DARK, LIGHT, type ColourName } from './colours';
export * from './card-set';
export * from './media';
export * from './mixins';
export * from './theme-css';
export * from './token';
export * from './type';
