export { RefreshButton } from './refresh-button';
export { useRefreshLock } from './use-refresh-lock';
