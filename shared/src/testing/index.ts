export * from './fake-call';
export * from './fake-network';
export * from './render-route';
export * from './test-bridge';
