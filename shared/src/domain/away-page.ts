/** The service worker of kiosks and displays; Vez has no other. */
export const DEVICE_WORKER = '/staff/device-worker.js';
/** Under which it finds what it shows while the server is away. */
export const AWAY_PAGE = '/staff/away';
