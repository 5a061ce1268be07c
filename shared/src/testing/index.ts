export * from './fake-call';
export * from './fake-network';
export * from './fake-writer';
export * from './render-route';
export * from './retry-trial';
export * from './settled';
export * from './test-bridge';
export * from './city';
