export { MobileLogin } from './mobile-login';
