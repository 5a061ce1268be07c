// The dialog and its texts, in one chunk.
export { HelpDialog } from './help-dialog';
export { helpTexts } from './help-texts';
