export { ErrorSummary, type FieldFault } from './error-summary';
