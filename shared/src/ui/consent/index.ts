export { Consent } from './consent';
