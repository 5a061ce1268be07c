export * from './check-contact';
export * from './contact';
