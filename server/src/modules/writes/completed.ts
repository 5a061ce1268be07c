const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A prepared answer with its deferred parts merged in. */
export function completed<Answer>(answer: Answer, deferred: unknown): Answer {
  if (!isObject(answer) || !isObject(deferred)) return (deferred ?? answer) as Answer;
  const whole: Record<string, unknown> = { ...answer };
  for (const [name, value] of Object.entries(deferred)) whole[name] = completed(whole[name], value);
  return whole as Answer;
}
