/** Where the services of teams are, below the API base (docs/guides/backend.md). */
const SERVICES = '/x/';

/** Whether a path below the API base is of the service of another remote's team. */
export function isForeignService(path: string, remote: string): boolean {
  // A browser resolves `..` and doubled slashes before it asks.
  const { pathname } = new URL(`/${path}`.replaceAll(/[/\\]+/g, '/'), 'https://vez.invalid');
  return pathname.startsWith(SERVICES) && !pathname.startsWith(`${SERVICES}${remote}/`);
}
