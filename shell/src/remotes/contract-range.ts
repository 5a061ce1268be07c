/**
 * Whether the shell's contract satisfies a remote's range. Our manifests contain only ranges such as `^1.2.0` and
 * exact versions; anything else is refused rather than guessed.
 */
export function satisfies(version: string, range: string): boolean {
  const [, caret, ...wanted] = /^(\^?)(\d+)\.(\d+)\.(\d+)$/.exec(range) ?? [];
  if (wanted.length === 0) return false;
  if (caret === '') return range === version;
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = wanted.map(Number);
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}
