export * from './api-error';
export * from './create-api';
export * from './error-message';
export { deviceId } from './device-id';
export { loadCaller } from './load-caller';
export { randomId } from './random-id';
export { isReadCall } from './route';
export type { ApiDeps, Retry } from './api-deps';
