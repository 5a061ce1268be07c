/** The rights of a remote to the bridge (docs/guides/rights.md), enforced by the shell and in each remote's tests. */
export { limitedBridge } from './limited-bridge';
export { isNamed, mayBy, type May } from './names';
