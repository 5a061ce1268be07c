// SHL-03: the oldest supported browsers. The web views of host apps have old engines, where an uncompiled package from
// node_modules would leave the page blank, so packages are compiled to the same level.
export const BROWSER_FLOOR = ['chrome 87', 'edge 87', 'firefox 91', 'safari 15.4', 'ios 15.4'];
