import { createHash, type JsonWebKey } from 'node:crypto';
import { z } from 'zod';
import { isSigned } from './is-signed';

const template = z.object({
  style: z.string().default(''),
  /** The only inline script of the page. */
  beforePaint: z.string().default(''),
  /** The shell's server bundle; a build without one paints nothing. */
  painting: z.object({ url: z.string(), integrity: z.string() }).optional(),
  /** Whether its shell fetches other remotes on demand: a page then carries only its own remote. */
  onDemand: z.boolean().default(false),
  /** The operator's public key that the shell was built with. */
  registryKey: z.record(z.string(), z.unknown()).optional(),
});

export type PageTemplate = z.output<typeof template> & {
  text: string;
  /** Identifies this shell: another template has another value. */
  release: string;
};

/**
 * @param operatorKey the key that must have signed it; undefined if none is known
 * @throws Error for an invalid template, or one that the operator has not signed
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
