export * from './api-error';
export * from './create-api';
export * from './error-message';
export { randomId } from './random-id';
