export * from './address';
export * from './bridge-context';
export * from './define-remote';
export * from './home-redirect';
export * from './lazy-screen';
export { createQueryClient } from './query-client';
export * from './screen-boundary';
export * from './use-readable';
export * from './use-title';
