// The code that a page needs to navigate to a remote that it did not carry, in one chunk.
export { reportHealth } from './health-report';
export { lateRelease } from './late-releases';
export { learnRoutes } from './late-routes';
export { readAhead } from './read-ahead';
