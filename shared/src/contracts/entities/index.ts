export * from './booking';
export * from './catalogue';
export * from './point-state';
export * from './queue';
export * from './requests';
export * from './ticket';
export * from './user';
export * from './visit';
