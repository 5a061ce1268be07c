export * from './calibration';
export * from './expected-wait';
export * from './pace';
export * from './wait-range';
