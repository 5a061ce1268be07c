// The deferred code, in one chunk.
export { DataIdLine } from './data-id-line';
export { FailureView } from './failure-view';
export { fillMenu } from './menu-slot';
export { QuestionDialog } from './question-dialog';
export { SiteFoot } from './site-foot';
export { StandingLine } from './standing-line';
export { RetryBar } from './retry-bar';
export { watch } from '../update/watch';
export { followReleases, takePublished } from '../remotes/follow-releases';
export { watchLateErrors } from '../remotes/late-errors';
