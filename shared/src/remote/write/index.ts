export { useWrite, type Write } from './use-write';
export { writeEndOf, type WriteEnd } from './write-end';
export { WriteNotice } from './write-notice';
