/** What a remote may do with the bridge (docs/guides/rights.md): held by the shell, and by the tests of each remote. */
export { limitedBridge } from './limited-bridge';
export { isNamed, mayBy, type May } from './names';
