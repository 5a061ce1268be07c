// What a citizen scrolls to on the home, in one chunk.
export { Footer } from './footer';
export { HotServices } from './hot-services';
export { Recommended } from './recommended';
export { RemoteCounterDepartments } from './remote-counter-departments';
export { Tiles } from './tiles';
