export { isImportError, retryImport } from './retry-import';
