import { RemoteCounterDepartments as DepartmentList } from './remote-counter-departments';
import { withTiles } from './with-tiles';

// What the home of the remote counter has below its ways, in one chunk: it pays for nothing of the other home.
export { DeviceCheck } from './device-check';
export { Footer } from './footer';
export { VideoServices } from './video-services';
export const RemoteCounterDepartments = withTiles(DepartmentList);
