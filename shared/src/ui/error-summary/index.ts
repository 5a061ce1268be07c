export { ErrorSummary, type FieldFault } from './error-summary';
export * from './fault-lines';
