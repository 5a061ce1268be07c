export { ExceptionView } from './exception-view';
