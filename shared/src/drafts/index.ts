export { createDrafts } from './create-drafts';
