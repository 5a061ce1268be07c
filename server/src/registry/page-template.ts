import { createHash, type JsonWebKey } from 'node:crypto';
import { z } from 'zod';
import { UnusableFile } from '../diagnostics/watched-file';
import { bootDataFor } from './boot-data';
import { isSigned } from './is-signed';

const file = z.object({ url: z.string(), integrity: z.string() });
/** By language. A shell of another release may lack a language of this server, or have one more. */
const byLanguage = <Words extends z.ZodType>(words: Words) =>
  z.record(z.string(), words).refine((texts) => Object.keys(texts).length > 0);

/** What `renderPage` needs. */
const template = z.object({
  texts: byLanguage(
    z.object({
      about: z.object({ text: z.string() }),
      noScript: z.object({ page: z.string(), acts: z.string() }),
    }),
  ),
  parts: byLanguage(z.object({ slowLoading: z.string(), retry: z.string(), call: z.string() })),
  scripts: z.array(file),
  skeleton: z.string(),
  style: z.string().default(''),
  /** The only inline script of the page. */
  beforePaint: z.string().default(''),
  /** The shell's server bundle; a build without one paints nothing. */
  painting: file.optional(),
  /** The versions of boot data that its shell reads. */
  bootData: z.object({ oldest: z.int(), newest: z.int() }).optional(),
  /** In templates without `bootData`: whether the shell reads version 2, otherwise 1. */
  onDemand: z.boolean().default(false),
  /** The operator's public key that the shell was built with. */
  registryKey: z.record(z.string(), z.unknown()).optional(),
});

export type PageTemplate = Pick<
  z.output<typeof template>,
  'style' | 'beforePaint' | 'painting' | 'registryKey'
> & {
  text: string;
  /** Identifies this shell: another template has another value. */
  release: string;
  /** Whether a page carries only its own remote, because the shell fetches others on demand. */
  onDemand: boolean;
};

/** @throws UnusableFile that names what is missing */
function read(content: unknown) {
  const { data, error } = template.safeParse(content);
  if (data !== undefined) return data;
  const lacks = error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new UnusableFile(`It lacks ${lacks}. Publish the site of this release.`);
}

/**
 * @param operatorKey the key that must have signed it; undefined if none is known
 * @throws UnusableFile for a template that the operator has not signed, or whose shell this server cannot serve
 */
export function checkedTemplate(text: string, operatorKey: JsonWebKey | undefined): PageTemplate {
  const { signature, ...content } = JSON.parse(text) as { signature?: unknown };
  if (
    operatorKey !== undefined &&
    !(typeof signature === 'string' && isSigned(content, signature, operatorKey))
  )
    throw new UnusableFile('It is not signed by the operator.');
  const { style, beforePaint, painting, registryKey, onDemand, bootData } = read(content);
  const former = onDemand ? 2 : 1;
  const version = bootDataFor(bootData ?? { oldest: former, newest: former });
  const release = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { style, beforePaint, painting, registryKey, text, release, onDemand: version >= 2 };
}
