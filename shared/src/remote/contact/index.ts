export { Agreement } from './agreement';
export { ContactFields, ContactSection } from './contact-section';
export { useContactRules } from './use-contact-rules';
