// What no first view needs, in one file.
export { FailureView } from './failure-view';
export { QuestionDialog } from './question-dialog';
export { watch } from '../update/watch';
