export { CodeField } from './code-field';
export type { CodeAnswer } from './use-code-request';
