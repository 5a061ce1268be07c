import { RefreshButton } from './refresh-button';

export default { title: 'Actions/RefreshButton' };

const nothing = () => undefined;

export const InABar = () => <RefreshButton onRefresh={nothing} />;
export const BesideFigures = () => <RefreshButton look="inline" onRefresh={nothing} />;
export const WayOutOfAFailure = () => <RefreshButton look="button" onRefresh={nothing} />;
