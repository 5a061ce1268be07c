export { useWrite, type Write } from './use-write';
export { WriteNotice } from './write-notice';
