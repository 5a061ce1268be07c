/** The path of teams' services, below the API base (docs/guides/backend.md). */
const SERVICES = '/x/';

/** Whether a path below the API base belongs to the service of another remote's team. */
export function isForeignService(path: string, remote: string): boolean {
  // A browser resolves `..` and doubled slashes before the request.
  const { pathname } = new URL(`/${path}`.replaceAll(/[/\\]+/g, '/'), 'https://vez.invalid');
  return pathname.startsWith(SERVICES) && !pathname.startsWith(`${SERVICES}${remote}/`);
}
