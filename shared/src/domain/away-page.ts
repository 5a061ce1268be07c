/** The service worker of kiosks and displays; Vez has no other. */
export const DEVICE_WORKER = '/staff/device-worker.js';
/** The path of the page that the worker shows while the server is unreachable. */
export const AWAY_PAGE = '/staff/away';
