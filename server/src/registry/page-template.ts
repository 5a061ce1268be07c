import { createHash, type JsonWebKey } from 'node:crypto';
import { z } from 'zod';
import { isSigned } from './is-signed';

const template = z.object({
  style: z.string().default(''),
  /** The one script that stands in the page. */
  beforePaint: z.string().default(''),
  /** The shell's server bundle; a build without one paints nothing. */
  painting: z.object({ url: z.string(), integrity: z.string() }).optional(),
  /** Whether its shell fetches what it needs of other remotes: a page then carries its own remote alone. */
  onDemand: z.boolean().default(false),
  /** The operator's public key, which the shell was built with. */
  registryKey: z.record(z.string(), z.unknown()).optional(),
});

export type PageTemplate = z.output<typeof template> & {
  text: string;
  /** Names this shell: another template has another. */
  release: string;
};

/**
 * @param operatorKey whose signature it must have; undefined where none is known
 * @throws Error for what is no template, or is not signed by the operator
 */
export function checkedTemplate(text: string, operatorKey: JsonWebKey | undefined): PageTemplate {
  const { signature, ...content } = JSON.parse(text) as { signature?: unknown };
  const checked = template.parse(content);
  if (
    operatorKey !== undefined &&
    !(typeof signature === 'string' && isSigned(content, signature, operatorKey))
  )
    throw new Error('The template is not signed by the operator.');
  return { ...checked, text, release: createHash('sha256').update(text).digest('base64url').slice(0, 16) };
}
