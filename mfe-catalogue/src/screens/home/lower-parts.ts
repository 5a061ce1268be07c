// What a citizen scrolls to on the home, in one chunk.
export { DeviceCheck } from './device-check';
export { Footer } from './footer';
export { HotServices } from './hot-services';
export { Recommended, RemoteCounterDepartments } from './lists-with-tiles';
export { VideoServices } from './video-services';
