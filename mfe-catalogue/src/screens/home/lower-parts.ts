// What a citizen scrolls to on the home, in one chunk.
export { Footer } from './footer';
export { HotServices } from './hot-services';
export { Recommended, RemoteCounterDepartments } from './lists-with-tiles';
