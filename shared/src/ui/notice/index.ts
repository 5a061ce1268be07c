export { Notice, type NoticeKind } from './notice';
