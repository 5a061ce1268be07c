/** The contracts with their schemas: for servers, tests and tools. A browser takes `@vez/shared/contracts/client`. */
export * from './bridge';
export * from './call';
export * from './calls';
export * from './entities';
export * from './events';
export * from './journey';
export * from './remote';
export * from './rights';
export * from './slots';
export * from './timeout';
