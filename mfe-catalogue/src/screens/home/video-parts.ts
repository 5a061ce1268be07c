// What the home of the remote counter has of its own, in one chunk.
export { DeviceCheck } from './device-check';
export { VideoServices } from './video-services';
