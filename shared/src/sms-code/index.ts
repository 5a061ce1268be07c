export { forgetCode, requestCode } from './request-code';
