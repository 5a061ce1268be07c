import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What is wrong with a setting, after its name: “PORT must be a whole number.” Never quotes the value. */
export function wordsFor(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'must be set';
    return issue.expected === 'number' || issue.expected === 'int'
      ? 'must be a whole number'
      : 'is not usable';
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const limit = issue.code === 'too_small' ? `${issue.minimum} or more` : `${issue.maximum} or less`;
    return issue.origin === 'string' ? `must have ${limit} characters` : `must be ${limit}`;
  }
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  if (issue.code === 'invalid_format') {
    if (issue.format === 'starts_with') return `must start with ${String(issue.prefix)}`;
    if (issue.format === 'url') return 'must be an address such as https://vez.example';
  }
  return 'is not usable';
}
