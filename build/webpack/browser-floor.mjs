// SHL-03: the oldest browsers that must work. Host apps' web views keep old engines, so packages from
// node_modules are compiled down to the same floor: an untranspiled one is a white page there.
export const BROWSER_FLOOR = ['chrome 87', 'edge 87', 'firefox 91', 'safari 15.4', 'ios 15.4'];
