export { serviceIcon } from './service-icon';
