export { Agreement } from './agreement';
export { ContactSection } from './contact-section';
export { useContactRules } from './use-contact-rules';
