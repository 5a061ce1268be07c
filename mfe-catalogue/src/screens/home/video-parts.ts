import { RemoteCounterDepartments as DepartmentList } from './remote-counter-departments';
import { withTiles } from './with-tiles';

// The lower parts of the remote counter's home, in their own chunk, so that it loads nothing of the other home.
export { DeviceCheck } from './device-check';
export { Footer } from './footer';
export { VideoServices } from './video-services';
export const RemoteCounterDepartments = withTiles(DepartmentList);
