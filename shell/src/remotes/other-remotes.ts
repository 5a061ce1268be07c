// What a page needs once somebody goes on to a remote that it did not bring, in one chunk.
export { reportHealth } from './health-report';
export { lateRelease } from './late-releases';
export { learnRoutes } from './late-routes';
export { readAhead } from './read-ahead';
